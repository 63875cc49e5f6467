import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { License, Track } from './entities.js';
import { CreateLicense, SearchTracks } from './requests.js';

const viewOf = ({ details, terms: _terms, moods, genres, addedAt, ...track }: Track) => ({
  ...track,
  moods: moods.map(({ name }) => name),
  genres: genres.map(({ name }) => name),
  ...details,
  addedAt: new Date(addedAt).toISOString(),
});

@Injectable()
export class CatalogService {
  constructor(
    @InjectRepository(Track) private readonly tracks: Repository<Track>,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  async find(trackId: string) {
    const track = await this.tracks.findOne({ where: { trackId }, relations: { moods: true, genres: true } });
    if (!track) throw new NotFoundException();
    return viewOf(track);
  }

  /** Joins only what is filtered by, and reads the moods and genres of the tracks of the page. */
  async search({ mood, genre, bpmMin, bpmMax, durationMin, durationMax, limit }: SearchTracks) {
    const query = this.tracks.createQueryBuilder('track');
    if (mood !== undefined) query.innerJoin('track.moods', 'mood', 'mood.name = :mood', { mood });
    if (genre !== undefined) query.innerJoin('track.genres', 'genre', 'genre.name = :genre', { genre });
    if (bpmMin !== undefined) query.andWhere('track.bpm >= :bpmMin', { bpmMin });
    if (bpmMax !== undefined) query.andWhere('track.bpm <= :bpmMax', { bpmMax });
    if (durationMin !== undefined) query.andWhere('track.durationMs >= :min', { min: durationMin * 1_000 });
    if (durationMax !== undefined) query.andWhere('track.durationMs <= :max', { max: durationMax * 1_000 });
    const [found, total] = await query
      .setFindOptions({ relations: { moods: true, genres: true }, relationLoadStrategy: 'query' })
      .orderBy('track.addedAt', 'DESC')
      .addOrderBy('track.trackId')
      .take(limit)
      .getManyAndCount();
    return { total, tracks: found.map(viewOf) };
  }

  license(platformId: string, { trackId, contentId, territories }: CreateLicense): Promise<License> {
    return this.dataSource.transaction(async (manager) => {
      const track = await manager.findOneBy(Track, { trackId });
      if (!track) throw new NotFoundException();
      if (await manager.existsBy(License, { platformId, trackId, contentId })) throw new ConflictException();
      const license = manager.create(License, {
        ...{ licenseId: `lic_${randomUUID()}`, platformId, trackId, contentId, territories },
        ...{ terms: track.terms, status: 'active', issuedAt: new Date().toISOString() },
      });
      await manager.insert(License, license);
      return license;
    });
  }
}
