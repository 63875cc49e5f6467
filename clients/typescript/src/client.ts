import { boundTo } from './bound.ts';
import { operations } from './generated/operations.ts';

/**
 * A client of the API, with one method per operation, named by its operationId. Methods resolve to the body of the
 * response. They throw `ApiProblem` for an error response, and `ConnectionFault` if there is no response. A missing path
 * parameter, which does not compile, throws a `TypeError` without sending a request.
 */
export class PlatformLicensing extends boundTo(operations) {}
