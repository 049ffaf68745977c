declare module 'gltf-validator' {
  export function validateBytes(bytes: Uint8Array): Promise<{
    issues: {
      numErrors: number;
      messages: { code: string; message: string; severity: number; pointer?: string }[];
    };
    info: { version: string; extensionsUsed?: string[]; resources: { storage: string }[] };
  }>;
}
