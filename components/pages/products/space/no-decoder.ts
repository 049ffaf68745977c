/**
 * Stands in for three's decoder of meshopt (next.config.ts), which compiles WebAssembly as soon as it is read: the policy
 * forbids that, each page that opens a model would report a fault, and none of our models needs it (docs/decisions/309).
 */
export const MeshoptDecoder = { supported: false, ready: Promise.resolve() };
