import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

/**
 * Entry point of `npm start`. Plain JavaScript, so that the compile cache is enabled before Node loads any TypeScript:
 * from the second start on, no file needs type stripping or compilation.
 */
enableCompileCache(join(import.meta.dirname, process.env.BUILD_DIR ?? "build", "compiled"));
// Node itself writes the cache only on a normal exit.
setTimeout(flushCompileCache, 10_000).unref();
// `--as-built` serves the build without checking whether the sources have changed since.
await import(process.argv.includes("--as-built") ? "./server.ts" : "./scripts/start.ts");
