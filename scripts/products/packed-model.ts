import { Logger, NodeIO } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { meshopt } from '@gltf-transform/functions';
import { MeshoptEncoder } from 'meshoptimizer';

const QUIET = new Logger(Logger.Verbosity.ERROR);

const io = new NodeIO()
  .setLogger(QUIET)
  .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
  .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });

/** Bits of a position: a fifth of a millimetre at most, on the largest model. */
const POSITION_BITS = 14;

/** A model as its page opens it: packed by meshopt, its numbers as fine as is seen. */
export async function packedModel(model: Uint8Array): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  const document = await io.readBinary(model);
  document.setLogger(QUIET);
  await document.transform(
    meshopt({ encoder: MeshoptEncoder, level: 'high', quantizePosition: POSITION_BITS }),
  );
  return io.writeBinary(document);
}
