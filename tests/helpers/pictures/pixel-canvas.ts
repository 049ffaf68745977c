import sharp from 'sharp';

/* As much of a browser's canvas as the engine of "Your own roof" uses, on real pixels. Text is not drawn. */

interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

const raw = ({ data, width, height }: Pixels) =>
  sharp(Buffer.from(data), { raw: { width, height, channels: 4 } });

/** Four bytes at a time. */
const words = ({ data }: Pixels) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

class PixelCanvas implements Pixels {
  data: Uint8ClampedArray;
  fillStyle = '#000';
  constructor(
    public width: number,
    public height: number,
  ) {
    this.data = new Uint8ClampedArray(width * height * 4);
  }
  getContext() {
    return this;
  }
  fillText() {}
  fillRect() {
    const named = /rgb\((\d+) (\d+) (\d+)\)/.exec(this.fillStyle);
    const [red, green, blue] = named ? named.slice(1).map(Number) : [255, 255, 255];
    // What lies under the picture and its strip is filled as a whole where nothing was painted.
    const all = words(this);
    const colour = ((255 << 24) | (blue! << 16) | (green! << 8) | red!) >>> 0;
    for (let at = 0; at < all.length; at++) if (all[at] === 0) all[at] = colour;
  }
  /** Nearest pixels, over the whole canvas. */
  drawImage(from: Pixels) {
    const [own, theirs] = [words(this), words(from)];
    for (let y = 0, at = 0; y < this.height; y++) {
      const row = Math.floor((y * from.height) / this.height) * from.width;
      for (let x = 0; x < this.width; x++, at++)
        own[at] = theirs[row + Math.floor((x * from.width) / this.width)]!;
    }
  }
  getImageData(): Pixels {
    return { width: this.width, height: this.height, data: this.data.slice() };
  }
  putImageData(from: Pixels, left: number, top: number) {
    const [own, theirs] = [words(this), words(from)];
    for (let y = Math.max(0, top); y < Math.min(this.height, top + from.height); y++)
      for (let x = Math.max(0, left); x < Math.min(this.width, left + from.width); x++)
        own[y * this.width + x] = theirs[(y - top) * from.width + x - left]!;
  }
  async convertToBlob({ quality }: { quality: number }) {
    return new Blob([
      new Uint8Array(
        await raw(this)
          .jpeg({ quality: quality * 100 })
          .toBuffer(),
      ),
    ]);
  }
}

async function bitmapOf(source: Blob | Pixels): Promise<Pixels & { close: () => void }> {
  if (!(source instanceof Blob)) return { ...source, data: source.data.slice(), close: () => undefined };
  const picture = sharp(Buffer.from(await source.arrayBuffer()))
    .autoOrient()
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data),
    close: () => undefined,
  };
}

/** Gives the test a canvas on pixels. */
export const givePixelCanvas = () =>
  Object.assign(globalThis, {
    OffscreenCanvas: PixelCanvas,
    createImageBitmap: bitmapOf,
    ImageData: class implements Pixels {
      constructor(
        public data: Uint8ClampedArray,
        public width: number,
        public height: number,
      ) {}
    },
  });
