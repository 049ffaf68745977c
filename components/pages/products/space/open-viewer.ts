import '@google/model-viewer';
import { $loader } from '@google/model-viewer/lib/three-components/CachingGLTFLoader.js';
import { Renderer } from '@google/model-viewer/lib/three-components/Renderer.js';
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';

/** What reads models for the viewer, as far as it is told something here. */
interface ModelLoader {
  setMeshoptDecoder: (decoder: typeof MeshoptDecoder) => void;
}

/*
 * The viewer, and what unpacks its models: in plain script, since the policy forbids WebAssembly. The viewer's own
 * setting would fetch a script for it (docs/decisions/314).
 */
const { loader } = Renderer.singleton as unknown as { loader: Record<typeof $loader, ModelLoader> };
loader[$loader].setMeshoptDecoder(MeshoptDecoder);
