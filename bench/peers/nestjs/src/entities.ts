import { Column, Entity, Index, JoinTable, ManyToMany, PrimaryColumn, Unique, type Relation } from 'typeorm';

@Entity('moods')
export class Mood {
  @PrimaryColumn({ type: 'text' })
  name: string;
}

@Entity('genres')
export class Genre {
  @PrimaryColumn({ type: 'text' })
  name: string;
}

@Entity('tracks')
@Index(['addedAt', 'trackId'])
export class Track {
  @PrimaryColumn({ name: 'track_id', type: 'text' })
  trackId: string;

  @Column({ type: 'text' })
  title: string;

  @Index()
  @Column({ type: 'real' })
  bpm: number;

  @Index()
  @Column({ name: 'duration_ms', type: 'integer' })
  durationMs: number;

  @Column({ name: 'added_at', type: 'integer' })
  addedAt: number;

  @ManyToMany(() => Mood)
  @JoinTable({ name: 'track_moods', joinColumn: { name: 'track_id' }, inverseJoinColumn: { name: 'mood' } })
  moods: Relation<Mood>[];

  @ManyToMany(() => Genre)
  @JoinTable({ name: 'track_genres', joinColumn: { name: 'track_id' }, inverseJoinColumn: { name: 'genre' } })
  genres: Relation<Genre>[];

  /** The members of the response that no query uses. */
  @Column({ type: 'simple-json' })
  details: object;

  /** The terms that a license copies. */
  @Column({ type: 'simple-json' })
  terms: object;
}

@Entity('licenses')
@Unique(['platformId', 'trackId', 'contentId'])
export class License {
  @PrimaryColumn({ name: 'license_id', type: 'text' })
  licenseId: string;

  @Column({ name: 'platform_id', type: 'text' })
  platformId: string;

  @Column({ name: 'track_id', type: 'text' })
  trackId: string;

  @Column({ name: 'content_id', type: 'text' })
  contentId: string;

  @Column({ type: 'simple-json' })
  territories: string[];

  @Column({ type: 'simple-json' })
  terms: object;

  @Column({ type: 'text' })
  status: string;

  @Column({ name: 'issued_at', type: 'text' })
  issuedAt: string;
}
