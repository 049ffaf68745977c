interface Gltf {
  nodes: { mesh?: number; translation?: unknown; rotation?: unknown; scale?: unknown }[];
  meshes: { primitives: { attributes: { POSITION: number }; material?: number }[] }[];
  materials?: { name?: string }[];
  accessors: { bufferView: number; byteOffset?: number; count: number; componentType: number }[];
  bufferViews: { byteOffset?: number; byteStride?: number }[];
}

const FLOAT = 5126;

/** The points of a GLB whose nodes are not moved, in metres, part by part with the name of its material. */
export function pointsOf(bytes: Buffer): { material: string; points: [number, number, number][] }[] {
  const length = bytes.readUInt32LE(12);
  const gltf = JSON.parse(bytes.toString('utf8', 20, 20 + length)) as Gltf;
  const data = 20 + length + 8;
  if (gltf.nodes.some(({ translation, rotation, scale }) => translation || rotation || scale))
    throw new Error('A node is moved.');
  return gltf.nodes
    .flatMap(({ mesh }) => (mesh === undefined ? [] : gltf.meshes[mesh]!.primitives))
    .map(({ attributes, material }) => {
      const { bufferView, byteOffset = 0, count, componentType } = gltf.accessors[attributes.POSITION]!;
      if (componentType !== FLOAT) throw new Error('Positions are no floats.');
      const view = gltf.bufferViews[bufferView]!;
      const stride = view.byteStride ?? 12;
      const start = data + (view.byteOffset ?? 0) + byteOffset;
      const at = (nth: number, axis: number) => bytes.readFloatLE(start + nth * stride + axis * 4);
      return {
        material: gltf.materials?.[material ?? -1]?.name ?? '',
        points: Array.from({ length: count }, (_, nth) => [at(nth, 0), at(nth, 1), at(nth, 2)] as const).map(
          (point): [number, number, number] => [...point],
        ),
      };
    });
}
