import type { EncoderAnswer, EncoderOrder } from "./child-encoder.ts";
import { encoderTasks } from "./encoder-tasks.ts";

/**
 * The program of the encoder's process (`child-encoder.ts` starts it). It ends when the server disconnects or is killed.
 * The signals that end a server are for the server: photos that arrived before are still encoded.
 */
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit());

/** Orders are read one after the other, because their bytes are in one pipe; their tasks run at the same time. */
let reading: Promise<unknown> = Promise.resolve();

process.on("message", (order: EncoderOrder) => {
	const args = reading.then(async () =>
		order.piped === null ? order.args : [await readPipe(order.piped), ...order.args],
	);
	reading = args;
	void args.then((given) => answer(order, given));
});

async function answer({ id, task }: EncoderOrder, args: readonly unknown[]): Promise<void> {
	const result: EncoderAnswer = await perform(task, args).then(
		(result) => ({ id, result }),
		(error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
	);
	process.send?.(result);
}

async function perform(task: string, args: readonly unknown[]): Promise<unknown> {
	if (!Object.hasOwn(encoderTasks, task)) throw new Error(`The encoder has no task ${task}`);
	const run = encoderTasks[task as keyof typeof encoderTasks] as (...given: readonly unknown[]) => Promise<unknown>;
	return run(...args);
}

const pipe = process.stdin[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
let ahead: Buffer = Buffer.alloc(0);

async function readPipe(length: number): Promise<Uint8Array> {
	const chunks: Buffer[] = [];
	for (let missing = length; missing > 0; ) {
		if (ahead.length === 0) {
			const { value, done } = await pipe.next();
			if (done) process.exit();
			ahead = value;
		}
		const chunk = ahead.subarray(0, missing);
		chunks.push(chunk);
		missing -= chunk.length;
		ahead = ahead.subarray(chunk.length);
	}
	return Buffer.concat(chunks);
}
