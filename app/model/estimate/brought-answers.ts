import { readAnswers, type Values } from "./form.ts";
import type { Kind } from "./questions.ts";

/** Answers that other pages pass to the first step in the query, by the name of their parameter. */
const broughtFields = {
	home: ["ventilation-ducts", "home"],
	vents: ["ventilation-ducts", "vents"],
	exit: ["dryer-ducts", "exit"],
} as const satisfies Readonly<Record<string, readonly [Kind, string]>>;

type Parameter = keyof typeof broughtFields;

/** Price cards name this exit, and add no price for it. */
export const assumedExit = "wall";

/** The calculator of the home page starts with it. */
const assumedHome = "house";

/**
 * Reads the answers in a query. Anyone can write a link, so values that the form would reject are dropped. A given
 * answer replaces that answer in the draft. A value that the other page assumed (the exit of the dryer duct, the home of a
 * calculator that starts with it, a number of vents left at its `start`) never replaces an answer.
 */
export function broughtAnswers(query: URLSearchParams, draft: Values): Values {
	const found = Object.entries(broughtFields).flatMap(([parameter, [kind, question]]): [string, string][] => {
		const field = `${kind}.${question}`;
		const value = query.get(parameter)?.trim() ?? "";
		const isAnswered = field in draft || `${field}.unknown` in draft;
		if (!isAnswer(kind, question, value) || (isAnswered && isAssumed(parameter as Parameter, value, query))) return [];
		return [[field, value]];
	});
	return Object.fromEntries(found);
}

function isAssumed(parameter: Parameter, value: string, query: URLSearchParams): boolean {
	return parameter === "vents" ? value === query.get("start") : parameter === "exit" || value === assumedHome;
}

function isAnswer(kind: Kind, question: string, value: string): boolean {
	const { answers, errors } = readAnswers([kind], { [`${kind}.${question}`]: value }, null);
	const answer = (answers.services[kind] as Readonly<Record<string, unknown>> | undefined)?.[question];
	return Object.keys(errors).length === 0 && answer !== null && answer !== "unknown";
}

/**
 * Leaves out values that the draft received before. A link stays in the browser's history and sends its values at each
 * return to the first step: the visitor may have changed or removed these answers since.
 */
export function newlyBrought(brought: Values, before: Values = {}): Values {
	return Object.fromEntries(Object.entries(brought).filter(([name, value]) => before[name] !== value));
}

/** What the draft received, as `newlyBrought` needs it: answers about services that were left out count as new again. */
export function receivedSoFar(brought: Values, chosen: readonly Kind[], before: Values = {}): Values {
	const all = Object.entries({ ...before, ...brought });
	return Object.fromEntries(all.filter(([name]) => chosen.some((kind) => name.startsWith(`${kind}.`))));
}

/** Adds brought answers to a draft. "I don't know" to the same question is removed: it would take precedence. */
export function withBrought(draft: Values, brought: Values): Values {
	const kept = Object.entries(draft).filter(([name]) => !(name.replace(/\.unknown$/, "") in brought));
	return { ...Object.fromEntries(kept), ...brought };
}

/** True when every answer may come from another page, so that the visitor may not have seen the second step yet. */
export function isOnlyBrought(details: Values): boolean {
	const fields = Object.values(broughtFields).map(([kind, question]) => `${kind}.${question}`);
	return Object.entries(details).every(
		([name, value]) => fields.includes(name) && (name !== "dryer-ducts.exit" || value === assumedExit),
	);
}
