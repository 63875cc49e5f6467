import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { Module, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { ExpressAdapter } from '@nestjs/platform-express';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Logger, LoggerModule } from 'nestjs-pino';
import { CatalogService } from './catalog.js';
import { LicensesController, TokenController, TracksController } from './controllers.js';
import { Genre, License, Mood, Track } from './entities.js';

const { DATABASE = '', ADAPTER, PORT = '0' } = process.env;

interface Pragmas {
  pragma(text: string): unknown;
}

@Module({
  imports: [
    LoggerModule.forRoot({ pinoHttp: { level: 'info' } }),
    JwtModule.register({ secret: randomBytes(32), signOptions: { expiresIn: '1h' } }),
    TypeOrmModule.forRoot({
      type: 'better-sqlite3',
      database: DATABASE,
      entities: [Track, Mood, Genre, License],
      // The bench fills the tables that this creates.
      synchronize: true,
      enableWAL: true,
      // Each commit is on disk before it counts, as in the service that this is compared with.
      prepareDatabase: (database: Pragmas) => void database.pragma('synchronous = FULL'),
    }),
    TypeOrmModule.forFeature([Track, License]),
  ],
  controllers: [TokenController, TracksController, LicensesController],
  providers: [CatalogService],
})
class AppModule {}

const adapter = ADAPTER === 'fastify' ? new FastifyAdapter() : new ExpressAdapter();
const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, { bufferLogs: true });
app.useLogger(app.get(Logger));
app.useGlobalPipes(new ValidationPipe({ transform: true, whitelist: true, forbidNonWhitelisted: true }));
// A search takes so long that a connection can seem idle for the usual five seconds while a request on it waits.
app.getHttpServer().keepAliveTimeout = 120_000;
await app.listen(Number(PORT), '127.0.0.1');
