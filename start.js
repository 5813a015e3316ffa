import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

/**
 * What `npm start` runs. Plain JavaScript, so that Node keeps what it compiles before it reads the first TypeScript:
 * from the second start on, nothing is stripped of its types or compiled again.
 */
enableCompileCache(join(import.meta.dirname, process.env.BUILD_DIR ?? "build", "compiled"));
// Node itself writes at a polite end only.
setTimeout(flushCompileCache, 10_000).unref();
// `--as-built` serves without looking whether the sources have changed since the build.
await import(process.argv.includes("--as-built") ? "./server.ts" : "./scripts/start.ts");
