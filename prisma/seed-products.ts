import type { Product } from '../content/catalogue/products';
import type { PrismaClient } from './generated/client';

/** Milliseconds: several servers that start on a busy machine wait for each other, and for their turn at the database. */
const TRANSACTION_LIMITS_MS = { maxWait: 30_000, timeout: 30_000 };

/**
 * Makes the table equal to the rows in one transaction. The lock lets a second process wait instead of
 * meeting half of the work; readers see the old rows until the new ones are complete.
 */
export async function seedProducts(client: PrismaClient, rows: readonly Product[]): Promise<void> {
  await client.$transaction(
    [
      client.$executeRaw`LOCK TABLE "Product" IN SHARE ROW EXCLUSIVE MODE`,
      client.product.deleteMany(),
      client.product.createMany({ data: rows.map((row, position) => ({ ...row, position })) }),
    ],
    TRANSACTION_LIMITS_MS,
  );
}
