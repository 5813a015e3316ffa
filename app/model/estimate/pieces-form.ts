import { assumedPiece } from "./assumptions.ts";
import { type Kind, type PieceField, type PiecesQuestion, questionsOf } from "./questions.ts";

/** The rows of a list of pieces in the form: `kind.pieces.<key>.<field>`. */
type Values = Readonly<Record<string, string>>;

const mostRows = 30;

/** Answers on a new card, those of the published price: the range does not widen because a piece was added. */
const startingAnswers: Readonly<Record<string, Values>> = {
	sofa: { seats: String(assumedPiece.seats) },
	mattress: { size: "queen" },
};

export function startingValues(row: string, sort = ""): Values {
	return Object.fromEntries(
		Object.entries(startingAnswers[sort] ?? {}).map(([field, value]) => [`${row}.${field}`, value]),
	);
}

/** The fields that a sort of piece is asked for. Without a sort, as for rugs, all of them. */
export function fieldsOf({ fields }: PiecesQuestion, sort: string | undefined): readonly PieceField[] {
	return fields.filter(({ only }) => !only || (sort !== undefined && only.includes(sort)));
}

/** The sorts of pieces of a list, each with its own fields; empty for rugs. */
export function sortsOf({ fields }: PiecesQuestion): readonly string[] {
	const sorts = fields.find(({ name }) => name === "piece")?.input;
	return sorts?.type === "choice" ? sorts.options : [];
}

/** The keys of the rows, in their order, without the removed one. A list without sorts has at least one row to fill in. */
export function pieceKeys(kind: Kind, values: Values): readonly string[] {
	const hasSorts = sortsOf(piecesOf(kind)).length > 0;
	const keys = allKeys(kind, values).filter((key) => {
		const row = rowName(kind, key);
		return !values[`${row}.removed`] && (!hasSorts || sortOf(kind, key, values) !== undefined);
	});
	return keys.length > 0 || hasSorts ? keys.slice(0, mostRows) : ["a"];
}

/** The sort of a row; undefined if the table does not have it. */
export function sortOf(kind: Kind, key: string, values: Values): string | undefined {
	return sortsOf(piecesOf(kind)).find((sort) => sort === values[`${rowName(kind, key)}.piece`]);
}

/** The row that was removed last, which the visitor can restore. */
export function removedKey(kind: Kind, values: Values): string | null {
	return allKeys(kind, values).findLast((key) => values[`${rowName(kind, key)}.removed`]) ?? null;
}

export function newPieceKey(keys: readonly string[]): string {
	for (let n = keys.length + 1; ; n++) {
		const key = n.toString(36);
		if (!keys.includes(key)) return key;
	}
}

export function rowName(kind: Kind, key: string): string {
	return `${kind}.pieces.${key}`;
}

/** The fields that a form may send for the sort of their row: fields of other sorts are dropped, with rows of no sort. */
export function withoutForeignFields(kind: Kind, values: Values): Values {
	const question = piecesOf(kind);
	if (sortsOf(question).length === 0) return values;
	const prefix = `${kind}.pieces.`;
	return Object.fromEntries(
		Object.entries(values).filter(([name]) => {
			if (!name.startsWith(prefix)) return true;
			const [key = "", field = ""] = name.slice(prefix.length).split(".");
			const sort = sortOf(kind, key, values);
			const isAsked = fieldsOf(question, sort).some((asked) => asked.name === field);
			return sort !== undefined && (isAsked || field === "row" || field === "removed");
		}),
	);
}

/** Without JavaScript, buttons send the form to edit pieces: `add:<kind>:sofa`, `remove:<kind>:b`, `restore:<kind>:b`. */
export function editPieces(values: Values, intent: string, kinds: readonly Kind[]): { values: Values; row?: string } {
	const [verb, kindName, what = ""] = intent.split(":");
	const kind = kinds.find((candidate) => candidate === kindName);
	if (!kind || !questionsOf(kind).some(({ type }) => type === "pieces")) return { values };
	if (verb === "add") return addPiece(kind, values, what);
	const row = rowName(kind, what);
	if (verb === "restore") {
		const { [`${row}.removed`]: _, ...rest } = values;
		return { values: rest, row };
	}
	if (verb !== "remove" || !pieceKeys(kind, values).includes(what)) return { values };
	const older = removedKey(kind, values);
	const kept = Object.entries(values).filter(
		([name]) => older === null || !name.startsWith(`${rowName(kind, older)}.`),
	);
	return { values: { ...Object.fromEntries(kept), [`${row}.removed`]: "1" }, row: `${kind}.pieces` };
}

function addPiece(kind: Kind, values: Values, sort: string): { values: Values; row?: string } {
	const sorts = sortsOf(piecesOf(kind));
	const keys = pieceKeys(kind, values);
	if (keys.length >= mostRows || (sorts.length > 0 && !sorts.includes(sort))) return { values };
	const row = rowName(kind, newPieceKey([...new Set([...keys, ...allKeys(kind, values)])]));
	const rows = sorts.length > 0 ? {} : Object.fromEntries(keys.map((key) => [`${rowName(kind, key)}.row`, "1"]));
	return {
		values: {
			...rows,
			...values,
			[`${row}.row`]: "1",
			...(sorts.length > 0 && { [`${row}.piece`]: sort, ...startingValues(row, sort) }),
		},
		row,
	};
}

export function piecesOf(kind: Kind): PiecesQuestion {
	const question = questionsOf(kind).find(({ type }) => type === "pieces");
	if (question?.type !== "pieces") throw new Error(`${kind} has no pieces`);
	return question;
}

/** In the order of the form, with removed rows. */
export function allKeys(kind: Kind, values: Values): string[] {
	const prefix = `${kind}.pieces.`;
	const keys = Object.keys(values).flatMap((name) => (name.startsWith(prefix) ? (name.split(".")[2] ?? []) : []));
	return [...new Set(keys)];
}
