import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { ensureBuilt } from "./ensure-built.ts";

const root = resolve(import.meta.dirname, "..");

/** `npm start`: builds when there is no build or the sources have changed, then serves. */
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
await ensureBuilt();
await import("../server.ts");
