import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** A generated file, and the hash of its inputs. */
export interface Derivative {
	key: string;
	file: string;
}

type Manifest = Record<string, Derivative>;

export function digest(...parts: (Buffer | string)[]): string {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part).update("\n");
	return hash.digest("hex");
}

export function readManifest(file: string): Manifest {
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

export function writeManifest(file: string, derivatives: Manifest): void {
	writeFileSync(file, `${JSON.stringify(derivatives, null, "\t")}\n`);
}

/** Deletes files that no derivative names. */
export function removeLeftovers(folder: string, made: Manifest): void {
	const wanted = new Set(Object.values(made).map((derivative) => derivative.file));
	for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(`${folder}/${file}`);
}
