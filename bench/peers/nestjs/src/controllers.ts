import { Body, Controller, Get, Param, Post, Query, Req, UseGuards } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { TokenGuard, type Authenticated } from './access.js';
import { CatalogService } from './catalog.js';
import { CreateLicense, SearchTracks } from './requests.js';

@Controller('auth/token')
export class TokenController {
  constructor(private readonly tokens: JwtService) {}

  @Post()
  async issue() {
    return { accessToken: await this.tokens.signAsync({ sub: 'plt_1' }) };
  }
}

@Controller('tracks')
@UseGuards(TokenGuard)
export class TracksController {
  constructor(private readonly catalog: CatalogService) {}

  @Get(':trackId')
  find(@Param('trackId') trackId: string) {
    return this.catalog.find(trackId);
  }

  @Get()
  search(@Query() request: SearchTracks) {
    return this.catalog.search(request);
  }
}

@Controller('licenses')
@UseGuards(TokenGuard)
export class LicensesController {
  constructor(private readonly catalog: CatalogService) {}

  @Post()
  create(@Req() { platformId }: Authenticated, @Body() request: CreateLicense) {
    return this.catalog.license(platformId, request);
  }
}
