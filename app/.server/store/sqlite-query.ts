import { type Collection, collections } from "#app/model/documents.ts";
import { limitOf, type Position, readCursor } from "./paging.ts";
import { queriedLists } from "./queried-fields.ts";
import type { RawCondition, RawQuery } from "./raw-store.ts";

type Bound = string | number;

export interface Selection {
	sql: string;
	values: readonly Bound[];
}

const pathPattern = /^[A-Za-z][A-Za-z0-9]*(\.[A-Za-z][A-Za-z0-9]*)*$/;
const comparisons: ReadonlySet<string> = new Set(["=", "<", "<=", ">", ">="]);

/** Selects one document more than the limit, to show whether there is another page. */
export function selectDocuments(collection: Collection, query: RawQuery): Selection {
	const listed = query.where?.find(({ is }) => is === "has");
	if (listed) return selectListed(collection, query, listed);
	const order = query.orderBy;
	const position = order ? fieldSql(order.field) : "NULL";
	const way = order?.direction === "descending" ? "DESC" : "ASC";
	const start = query.cursor === undefined ? null : readCursor(query.cursor);
	const parts = matching(collection, query.where, start && start[0] !== null && order ? order : undefined);
	if (start) parts.push(after(start, order ? position : null, way));
	return {
		sql: `SELECT id, version, data, ${position} AS position FROM documents
			WHERE ${parts.map(({ sql }) => sql).join(" AND ")}
			ORDER BY ${order ? `${position} ${way}, ` : ""}id ${way} LIMIT ?`,
		values: [...parts.flatMap(({ values }) => values), limitOf(query) + 1],
	};
}

/** Reads the rows of one value in their order, so that a page costs the same however long the list is. */
function selectListed(
	collection: Collection,
	{ where = [], orderBy, cursor, ...rest }: RawQuery,
	listed: RawCondition,
) {
	const sortedBy = queriedLists.find(
		(known) => known.collection === collection && known.list === listed.field,
	)?.sortedBy;
	if (!sortedBy || orderBy?.field !== sortedBy || orderBy.direction !== "descending")
		throw new Error(`Documents of ${collection} are not listed by "${listed.field}" and "${orderBy?.field}".`);
	const others = where.filter((condition) => condition !== listed);
	const parts = [listedSql(collection, listed), ...matching(collection, others)];
	if (cursor !== undefined) {
		const [position, id] = readCursor(cursor);
		parts.push({ sql: "(position, listed.id) < (?, ?)", values: [String(position), id] });
	}
	return {
		sql: `SELECT documents.id, version, data, position FROM list_values AS listed
			CROSS JOIN documents USING (collection, id)
			WHERE ${parts.map(({ sql }) => sql).join(" AND ")}
			ORDER BY position DESC, listed.id DESC LIMIT ?`,
		values: [...parts.flatMap(({ values }) => values), limitOf(rest) + 1],
	};
}

function listedSql(collection: Collection, { field, value }: RawCondition): Selection {
	return {
		sql: `listed.collection = '${collection}' AND listed.field = ? AND listed.value = ?`,
		values: [field, String(value)],
	};
}

export function countDocuments(collection: Collection, where: readonly RawCondition[] = []): Selection {
	const listed = where.find(({ is }) => is === "has");
	if (listed && where.length === 1) {
		const { sql, values } = listedSql(collection, listed);
		return { sql: `SELECT count(*) AS total FROM list_values AS listed WHERE ${sql}`, values };
	}
	const parts = matching(collection, where);
	return {
		sql: `SELECT count(*) AS total FROM documents WHERE ${parts.map(({ sql }) => sql).join(" AND ")}`,
		values: parts.flatMap(({ values }) => values),
	};
}

/** The collection is inlined, not bound: only then does SQLite consider the partial indexes of that collection. */
function matching(
	collection: Collection,
	where: readonly RawCondition[] = [],
	/** The order of a page that starts at a cursor. */
	continued?: RawQuery["orderBy"],
): Selection[] {
	if (!collections.includes(collection)) throw new Error(`There is no collection "${collection}".`);
	return [{ sql: `collection = '${collection}'`, values: [] }, ...where.map((each) => conditionSql(each, continued))];
}

function conditionSql({ field, is, value }: RawCondition, continued: RawQuery["orderBy"]): Selection {
	const isType = typesOf(field, value);
	if (!comparisons.has(is) || !isType) throw new Error(`The condition on "${field}" makes no sense.`);
	// SQLite seeks to one bound only. The plus keeps it from the start of the list: each page would read those before it.
	const isStart = continued?.field === field && is[0] === (continued.direction === "descending" ? "<" : ">");
	return {
		sql: `${isStart ? "+" : ""}${fieldSql(field)} ${is} ? AND ${isType}`,
		values: [typeof value === "boolean" ? Number(value) : value],
	};
}

/** SQLite compares values of different types; checking the type keeps results independent of that. */
function typesOf(field: string, value: unknown): string | null {
	switch (typeof value) {
		case "string":
			// Of the indexed value: counting texts in a range reads no document.
			return `typeof(${fieldSql(field)}) = 'text'`;
		case "number":
			return `json_type(data, '$.${field}') IN ('integer', 'real')`;
		case "boolean":
			return `json_type(data, '$.${field}') IN ('true', 'false')`;
		default:
			return null;
	}
}

function fieldSql(field: string): string {
	if (!pathPattern.test(field)) throw new Error(`"${field}" is not a field's name.`);
	return `json_extract(data, '$.${field}')`;
}

/** Matches documents after the last one of the previous page. Documents without the field sort first. */
function after([place, id]: [Position, string], position: string | null, way: "ASC" | "DESC"): Selection {
	const value = typeof place === "boolean" ? Number(place) : place;
	const beyond = way === "ASC" ? ">" : "<";
	if (position === null) return { sql: `id ${beyond} ?`, values: [id] };
	if (value === null) {
		const others = way === "ASC" ? ` OR ${position} IS NOT NULL` : "";
		return { sql: `((${position} IS NULL AND id ${beyond} ?)${others})`, values: [id] };
	}
	// An index can serve only the first comparison; the others exclude documents of the previous page.
	const rest = `(${position} ${beyond}= ? AND (${position} ${beyond} ? OR id ${beyond} ?))`;
	return { sql: way === "ASC" ? rest : `(${rest} OR ${position} IS NULL)`, values: [value, value, id] };
}
