import { type ChildProcess, fork } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";
import type { Writable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";

export interface EncoderOrder {
	id: number;
	task: string;
	args: readonly unknown[];
	/** The length of the first argument, which is sent through the pipe; null when all are in `args`. */
	piped: number | null;
}

export type EncoderAnswer = { id: number; result: unknown } | { id: number; error: string };

/** The process ended during the task, twice: it crashed, used too much memory or did not come to an end. */
export class EncoderLostError extends Error {}

interface EncoderLimits {
	/** Milliseconds without a task after which the process ends and gives its memory back. */
	idle: number;
	/** Milliseconds after which a task is given up. */
	longest: number;
}

const usualLimits: EncoderLimits = { idle: 20_000, longest: 120_000 };

/**
 * Runs tasks in a process of its own, started with the first task. Its priority is lower than the server's, its threads
 * are not those that read the server's files, and a picture that crashes the decoder does not end the server.
 */
export function createChildEncoder(program: string, { idle, longest }: EncoderLimits = usualLimits) {
	let current: OpenChild | null = null;

	function open(): OpenChild {
		const opened = openChild(program, { idle, longest }, () => {
			if (current === opened) current = null;
		});
		return opened;
	}

	/** Tries a second time, alone in a process: the first one may have ended because of another task. */
	return async function run(...order: Parameters<OpenChild["run"]>): Promise<unknown> {
		try {
			current ??= open();
			return await current.run(...order);
		} catch (error) {
			if (!(error instanceof EncoderLostError)) throw error;
			return openChild(program, { idle: 0, longest }, () => {}).run(...order);
		}
	};
}

interface OpenChild {
	/**
	 * `piped` are the bytes of the first argument as they were received. They are written without a copy: copies of
	 * photos made the server collect garbage twice a second, with pauses of 10 ms and more.
	 */
	run(task: string, args: readonly unknown[], piped?: readonly Uint8Array[]): Promise<unknown>;
}

function openChild(program: string, { idle, longest }: EncoderLimits, onEnd: () => void): OpenChild {
	// Without the server's environment: a decoder of strangers' files needs none of its secrets.
	const child = fork(program, {
		env: {},
		execArgv: [],
		serialization: "advanced",
		stdio: ["pipe", "ignore", "inherit", "ipc"],
	});
	lowerPriority(child);
	const tasks = new Map<number, PromiseWithResolvers<unknown>>();
	/** Ends when all bytes so far are written: those of two orders must not mix. */
	let writing: Promise<void> = Promise.resolve();
	let count = 0;
	let timer: NodeJS.Timeout | undefined;

	/** A process without tasks keeps no program running. */
	function settle(): void {
		clearTimeout(timer);
		if (tasks.size > 0) {
			child.ref();
			child.channel?.ref();
			return;
		}
		child.unref();
		child.channel?.unref();
		timer = setTimeout(() => {
			end();
			child.stdin?.end();
			if (child.connected) child.disconnect();
		}, idle).unref();
	}

	function end(): void {
		clearTimeout(timer);
		onEnd();
		for (const { reject } of tasks.values()) reject(new EncoderLostError("The encoder ended during a task"));
		tasks.clear();
	}

	child.on("message", (answer: EncoderAnswer) => {
		const task = tasks.get(answer.id);
		tasks.delete(answer.id);
		settle();
		if ("error" in answer) task?.reject(new Error(answer.error));
		else task?.resolve(answer.result);
	});
	child.once("exit", end);
	child.once("error", end);
	// A process that ended reads no more; its exit is noticed above.
	child.stdin?.on("error", () => {});

	return {
		run(task, args, piped) {
			const id = ++count;
			const answered = Promise.withResolvers<unknown>();
			tasks.set(id, answered);
			settle();
			const order: EncoderOrder = { id, task, args, piped: piped ? lengthOf(piped) : null };
			child.send(order, (error) => error && end());
			const { stdin } = child;
			if (piped && stdin) writing = writing.then(() => writeInSteps(stdin, piped));
			const giveUp = setTimeout(() => child.kill("SIGKILL"), longest).unref();
			return answered.promise.finally(() => clearTimeout(giveUp));
		},
	};
}

/** A photo of 4 MB at once would stop the server for 7 ms. */
async function writeInSteps(pipe: Writable, chunks: readonly Uint8Array[]): Promise<void> {
	for (const chunk of chunks) {
		await new Promise<void>((resolve) => pipe.write(chunk, () => resolve()));
		await nextTurn();
	}
}

export function lengthOf(chunks: readonly Uint8Array[]): number {
	return chunks.reduce((sum, { length }) => sum + length, 0);
}

/** At once, before the process has threads: on Linux a priority is that of a thread, and new threads inherit it. */
function lowerPriority({ pid }: ChildProcess): void {
	if (pid === undefined) return;
	try {
		setPriority(
			pid,
			Math.min(constants.priority.PRIORITY_LOW, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL),
		);
	} catch {
		// A system that forbids it: pictures are then encoded at the server's own priority.
	}
}
