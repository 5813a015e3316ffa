import { type ParseArgsConfig, parseArgs } from "node:util";

/** Like `parseArgs`, but a wrong option prints the usage instead of a stack trace. */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
	try {
		return parseArgs(config);
	} catch (error) {
		return exitWithUsage((error as Error).message, usage);
	}
}

export function exitWithUsage(problem: string, usage: string): never {
	console.error(`${problem}\n\n${usage}`);
	process.exit(2);
}
