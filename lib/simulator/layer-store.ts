import { mediaUrl } from '@/lib/settings/media';
import { layerPath, type FileKind } from './layer-plan';

/** Decoded pictures kept at most: two designs, what is hovered and what lies beside it. */
const MAX_LAYERS = 32;

type LoadImage = (address: string) => Promise<unknown>;

/** Fetched and decoded, so that it can be painted at once. */
const decode: LoadImage = async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

/** The pictures of a page: each fetched once, the ones not seen for longest let go. Failures are not kept. */
export function createLayerStore(load: LoadImage = decode) {
  const kept = new Map<string, Promise<unknown>>();
  const decoded = new WeakSet<Promise<unknown>>();
  return {
    size: () => kept.size,
    /** Whether a picture can be painted without a wait. */
    isReady: (file: string, kind: FileKind): boolean => {
      const work = kept.get(mediaUrl(layerPath(file, kind)));
      return work !== undefined && decoded.has(work);
    },
    get: (file: string, kind: FileKind): Promise<unknown> => {
      const address = mediaUrl(layerPath(file, kind));
      const found = kept.get(address);
      const work = found ?? load(address);
      kept.delete(address);
      kept.set(address, work);
      if (!found)
        work.then(
          () => decoded.add(work),
          () => kept.delete(address),
        );
      const [oldest] = kept.keys();
      if (kept.size > MAX_LAYERS && oldest) kept.delete(oldest);
      return work;
    },
  };
}

export type LayerStore = ReturnType<typeof createLayerStore>;
