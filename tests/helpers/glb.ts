interface Gltf {
  nodes: { mesh?: number; translation?: number[]; rotation?: unknown; scale?: number[] }[];
  meshes: { primitives: { attributes: { POSITION: number }; material?: number }[] }[];
  materials?: { name?: string }[];
  accessors: {
    bufferView: number;
    byteOffset?: number;
    count: number;
    componentType: number;
    min: number[];
    max: number[];
  }[];
  bufferViews: { byteOffset?: number; byteStride?: number }[];
}

const FLOAT = 5126;
/** What a whole number of each kind is a share of. */
const FULL: Readonly<Record<number, number>> = {
  5120: 127,
  5121: 255,
  5122: 32_767,
  5123: 65_535,
  [FLOAT]: 1,
};

function readGltf(bytes: Buffer): { gltf: Gltf; data: number } {
  const length = bytes.readUInt32LE(12);
  return { gltf: JSON.parse(bytes.toString('utf8', 20, 20 + length)) as Gltf, data: 20 + length + 8 };
}

/** Least x, y and z of a GLB and its largest, in metres, as it says itself: of a packed one too. */
export function boundsOf(bytes: Buffer): number[] {
  const { gltf } = readGltf(bytes);
  const corners = gltf.nodes.flatMap(({ mesh, translation = [0, 0, 0], scale = [1, 1, 1] }) =>
    (mesh === undefined ? [] : gltf.meshes[mesh]!.primitives).flatMap(({ attributes }) => {
      const { min, max, componentType } = gltf.accessors[attributes.POSITION]!;
      return [min, max].map((corner) =>
        corner.map((value, axis) => translation[axis]! + (scale[axis]! * value) / FULL[componentType]!),
      );
    }),
  );
  return [Math.min, Math.max].flatMap((of) =>
    [0, 1, 2].map((axis) => of(...corners.map((one) => one[axis]!))),
  );
}

/** The points of a GLB whose nodes are not moved, in metres, part by part with the name of its material. */
export function pointsOf(bytes: Buffer): { material: string; points: [number, number, number][] }[] {
  const { gltf, data } = readGltf(bytes);
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
