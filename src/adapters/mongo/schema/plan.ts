import type { Document } from 'mongodb';

/** A JSON Schema as MongoDB reads it (`bsonType` instead of `type`). */
export type BsonSchema = Readonly<Document>;

export interface IndexPlan {
  readonly name: string;
  readonly key: Readonly<Record<string, 1 | -1>>;
  readonly unique?: true;
  readonly partialFilterExpression?: Document;
}

/** A collection as it has to be. */
export interface CollectionPlan {
  readonly validator: BsonSchema;
  /** Beside the one of `_id`. */
  readonly indexes: readonly IndexPlan[];
  /** Indexes that only earlier releases use. They go when the database is prepared again after the upgrade. */
  readonly retiredIndexes?: readonly string[];
  /**
   * What it is sharded by on a sharded cluster; every unique index begins with it. Absent: it stays on one shard, small
   * or rarely written.
   */
  readonly shardKey?: Readonly<Record<string, 1 | 'hashed'>>;
}

export const text: BsonSchema = { bsonType: 'string' };
/** Milliseconds since 1970, and other whole numbers: the driver sends small ones as int, large ones as double. */
export const whole: BsonSchema = { bsonType: ['int', 'long', 'double'], multipleOf: 1 };
export const count: BsonSchema = { ...whole, minimum: 0 };
export const bool: BsonSchema = { bsonType: 'bool' };
export const object: BsonSchema = { bsonType: 'object' };
export const binary: BsonSchema = { bsonType: 'binData' };
export const orNull = ({ bsonType, ...rest }: BsonSchema): BsonSchema => ({
  bsonType: [...[bsonType as string | string[]].flat(), 'null'],
  ...rest,
});
export const listOf = (items: BsonSchema): BsonSchema => ({ bsonType: 'array', items });
export const oneOf = (...values: readonly (string | null)[]): BsonSchema => ({ enum: values });

/** A document of just these members; those in `optional` may be missing. */
export const record = (
  required: Readonly<Record<string, BsonSchema>>,
  optional: Readonly<Record<string, BsonSchema>> = {},
): BsonSchema => ({
  bsonType: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
});
