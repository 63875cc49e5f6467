const named = (variable: string, official: string): string => {
  const given = process.env[variable];
  return given === undefined || given === '' ? official : given;
};

/** The images of the servers of the tests: the official ones, or others with the same protocol. */
export const images = {
  mongo: named('TEST_MONGO_IMAGE', 'mongo:8.0'),
  redis: named('TEST_REDIS_IMAGE', 'redis:8-alpine'),
  toxiproxy: named('TEST_TOXIPROXY_IMAGE', 'ghcr.io/shopify/toxiproxy:2.5.0'),
  stripe: named('TEST_STRIPE_IMAGE', 'stripe/stripe-mock:v0.203.0'),
  postgres: named('TEST_POSTGRES_IMAGE', 'postgres:17-alpine'),
  opensearch: named('TEST_OPENSEARCH_IMAGE', 'opensearchproject/opensearch:2'),
  s3: named('TEST_S3_IMAGE', 'versity/versitygw:v1.8.0'),
} as const;
export type Image = keyof typeof images;
