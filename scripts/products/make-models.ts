import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Logger, NodeIO, TextureInfo, type Document, type Material } from '@gltf-transform/core';
import { dedup, join, prune, weld } from '@gltf-transform/functions';
import { BRICK_COLOURS } from '../../content/catalogue/bricks';
import { PRODUCT_PAGES, type ProductPage } from '../../content/products/addresses';
import { main } from '../shared/fault';
import { inRoot } from '../shared/paths';
import { packedModel } from './packed-model';

const MADE = inRoot('studio/.cache/models');
const TARGET = inRoot('public/download/model');
const PACKED = path.join(TARGET, 'packed');

/** What a product's model is made of: a shape, and a picture for one of its materials. */
interface Recipe {
  shape: string;
  dressed?: {
    material: string;
    picture: string;
    roughness: number;
    /** Its places go beyond the picture, which has no seam then. */
    mirrored?: true;
  };
}

/** Glazed tiles shine, fired ones do not. */
const ROUGH = { clay: 0.82, glazed: 0.3, concrete: 0.92 } as const;

/** Parts are shown in natural clay, as their pictures are. */
const CLAY_OF_PARTS = 'bmi-portoghese-natural';

function recipeOf(page: ProductPage): Recipe | null {
  switch (page.family) {
    case 'tile': {
      const { profile, key } = page.texture;
      const roughness = profile === 'wave' ? ROUGH.glazed : ROUGH.clay;
      return { shape: profile, dressed: { material: 'clay', picture: key, roughness } };
    }
    case 'brick': {
      const picture = `concrete-${BRICK_COLOURS[page.brick.colour].slice(1)}`;
      return { shape: page.id, dressed: { material: 'concrete', picture, roughness: ROUGH.concrete } };
    }
    case 'model':
      return { shape: page.id };
    case 'part':
      return {
        shape: page.id,
        dressed: { material: 'clay', picture: CLAY_OF_PARTS, roughness: ROUGH.clay, mirrored: true },
      };
    default:
      return null;
  }
}

const MIRRORED = TextureInfo.WrapMode.MIRRORED_REPEAT!;

function dress(
  document: Document,
  { material, picture, roughness, mirrored }: NonNullable<Recipe['dressed']>,
): void {
  const worn = document
    .getRoot()
    .listMaterials()
    .find((one: Material) => one.getName().startsWith(material));
  if (!worn) throw new Error(`No material ${material}.`);
  const image = document
    .createTexture(picture)
    .setMimeType('image/jpeg')
    .setImage(readFileSync(path.join(MADE, `${picture}.jpg`)));
  worn
    .setBaseColorFactor([1, 1, 1, 1])
    .setBaseColorTexture(image)
    .setRoughnessFactor(roughness)
    .setMetallicFactor(0);
  if (mirrored) worn.getBaseColorTextureInfo()!.setWrapS(MIRRORED).setWrapT(MIRRORED);
}

const QUIET = new Logger(Logger.Verbosity.ERROR);

/** Extensions are not registered, so what Blender writes of its own shader is left out: nothing of it is seen. */
const io = new NodeIO().setLogger(QUIET);

/** A model in place of its shape, welded and joined. Plain numbers: no reader needs an extension or a decoder. */
async function make({ shape, dressed }: Recipe): Promise<Uint8Array> {
  const document = await io.read(path.join(MADE, `${shape}.glb`));
  document.setLogger(QUIET);
  if (dressed) dress(document, dressed);
  await document.transform(dedup(), weld(), join(), prune());
  document.getRoot().getAsset().generator = 'glTF Transform';
  return io.writeBinary(document);
}

/** The model of a product, made anew where its shape is at hand; otherwise as it lies there. */
async function modelOf(page: ProductPage): Promise<Uint8Array | null> {
  const recipe = recipeOf(page);
  const file = path.join(TARGET, `${page.id}.glb`);
  if (recipe && existsSync(path.join(MADE, `${recipe.shape}.glb`))) writeFileSync(file, await make(recipe));
  return existsSync(file) ? readFileSync(file) : null;
}

/**
 * Puts the shapes of studio/models.py and the pictures of studio/model_pictures.py together to one GLB for each product,
 * in public/download/model, and packs each for its page: all of them, or those whose id has one of the words given. Run
 * `note-downloads.ts` afterwards.
 */
main(async () => {
  mkdirSync(PACKED, { recursive: true });
  const words = process.argv.slice(2);
  let made = 0;
  for (const page of PRODUCT_PAGES) {
    if (words.length > 0 && !words.some((word) => page.id.includes(word))) continue;
    const model = await modelOf(page);
    if (!model) continue;
    writeFileSync(path.join(PACKED, `${page.id}.glb`), await packedModel(model));
    made += 1;
  }
  process.stdout.write(`${made} models in ${path.relative(inRoot(), TARGET)}.\n`);
});
