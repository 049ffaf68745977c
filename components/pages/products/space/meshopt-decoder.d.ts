declare module 'three/examples/jsm/libs/meshopt_decoder.module.js' {
  /** Unpacks EXT_meshopt_compression; in plain script, by next.config.ts. */
  export const MeshoptDecoder: { supported: boolean; ready: Promise<void> };
}
