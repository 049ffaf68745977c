/** Writes content/ into the tables that mirror it. Safe at every start. Run: node --import tsx prisma/seed.ts */
import { PrismaPg } from '@prisma/adapter-pg';
import { PRODUCTS } from '../content/catalogue/products';
import { PrismaClient } from './generated/client';
import { seedProducts } from './seed-products';

async function main(connectionString: string | undefined) {
  if (!connectionString) throw new Error('DATABASE_URL says which database to seed; it is not set');
  const client = new PrismaClient({
    adapter: new PrismaPg({ connectionString, max: 1, connectionTimeoutMillis: 10_000 }),
  });
  try {
    await seedProducts(client, PRODUCTS);
  } finally {
    await client.$disconnect();
  }
}

main(process.env.DATABASE_URL).catch((error: Error) => {
  process.stderr.write(`Seeding failed. ${error.message}\n`);
  process.exitCode = 1;
});
