import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createLimiter } from "../photos/limiter.ts";
import { photoProblem, type RefusedPhoto } from "../photos/photo-problem.ts";
import { headLength } from "../photos/picture-format.ts";
import { createChildEncoder, EncoderLostError, lengthOf } from "./child-encoder.ts";
import type { EncoderTasks } from "./encoder-tasks.ts";

/** In a build, the program is beside the server's entry (`scripts/build.ts`), and other files are in `assets`. */
const program = import.meta.filename.endsWith(".ts")
	? join(import.meta.dirname, "encoder-process.ts")
	: join(import.meta.dirname.replace(/[\\/]assets$/, ""), "encoder.js");

const run = createChildEncoder(program);

/**
 * One core stays free for pages. Uploads of visitors and crews do not wait behind covers, gallery and drawings, and those
 * of one network do not wait behind all those of another.
 */
const runUpload = createLimiter(Math.min(3, Math.max(1, availableParallelism() - 1)));
const runOther = createLimiter(1);

type Arguments<Name extends keyof EncoderTasks> = Parameters<EncoderTasks[Name]>;
type Result<Name extends keyof EncoderTasks> = ReturnType<EncoderTasks[Name]>;

function other<Name extends keyof EncoderTasks>(task: Name): (...args: Arguments<Name>) => Result<Name> {
	return (...args) => runOther(() => run(task, args)) as Result<Name>;
}

/** The tasks of `encoder-tasks.ts`, done in the encoder's process. */
export const encoder = {
	/** `chunks`: the bytes of the file as they were received. `network`: of the sender, as returned by `networkOf`. */
	async encodePhoto(chunks: readonly Uint8Array[], network: string): Result<"encodePhoto"> {
		const size = lengthOf(chunks);
		const problem = photoProblem(size, Buffer.concat(chunks, Math.min(size, headLength)));
		if (problem) return problem;
		try {
			return await (runUpload(() => run("encodePhoto", [], chunks), network) as Result<"encodePhoto">);
		} catch (error) {
			if (!(error instanceof EncoderLostError)) throw error;
			return { kind: "refused", reason: "unreadable" } satisfies RefusedPhoto;
		}
	},
	encodeCopies: other("encodeCopies"),
	encodeCover: other("encodeCover"),
	coverFilesOf: other("coverFilesOf"),
	encodeBrandPicture: other("encodeBrandPicture"),
	encodeMasterAgain: other("encodeMasterAgain"),
	drawFile: other("drawFile"),
	drawShare: other("drawShare"),
};
