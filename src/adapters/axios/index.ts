export { axiosCourier, type CourierNeeds } from './courier.ts';
export { isPublicAddress } from './public-addresses.ts';
