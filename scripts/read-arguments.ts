import { type ParseArgsConfig, parseArgs } from "node:util";

/** Like `parseArgs`, but a wrong option, or a word after the `most` expected ones, prints the usage and ends the command. */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string, most = 1) {
	const found = parseOrExit(config, usage);
	const extra = found.positionals[most];
	return extra === undefined
		? found
		: exitWithUsage(`Unexpected argument '${extra}': a value with spaces needs quotes.`, usage);
}

function parseOrExit<Config extends ParseArgsConfig>(config: Config, usage: string) {
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
