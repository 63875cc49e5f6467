import { Injectable, UnauthorizedException, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';

export interface Authenticated {
  readonly headers: { readonly authorization?: string };
  platformId: string;
}

/** Requires a valid access token, and puts its subject into the request. */
@Injectable()
export class TokenGuard implements CanActivate {
  constructor(private readonly tokens: JwtService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Authenticated>();
    const [kind, token = ''] = request.headers.authorization?.split(' ') ?? [];
    if (kind !== 'Bearer') throw new UnauthorizedException();
    try {
      request.platformId = (await this.tokens.verifyAsync<{ sub: string }>(token)).sub;
    } catch {
      throw new UnauthorizedException();
    }
    return true;
  }
}
