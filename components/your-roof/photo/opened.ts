import type { Plane, Size } from '@/lib/your-roof/picture/types';
import type { KeptMarks } from '@/components/your-roof/engine/kept-roof';
import type { RoofEngine } from '@/components/your-roof/engine/start-engine';

/** A photograph that can be worked on. */
export interface Opened {
  /** By which it is known on this device, with what is marked on it. */
  id: string;
  engine: RoofEngine;
  size: Size;
  view: ImageBitmap;
  /** What was marked on it before. */
  first: KeptMarks | null;
  /** Chosen just now, not found again on the device. */
  isNew: boolean;
  /** Whether it is there again after a reload. */
  isKept: Promise<boolean>;
}

/** A house for whoever has no photograph at hand. */
export interface Sample {
  /** Addresses of one of our renderings, the best file first. */
  files: readonly string[];
  /** Its roof, px of a picture 1024 px wide. */
  planes: readonly Plane[];
  /** The tile it is first shown in. */
  tile: string;
}
