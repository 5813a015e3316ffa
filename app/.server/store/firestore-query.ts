import type { Query as FirestoreQuery, WhereFilterOp } from "@google-cloud/firestore";
import { type Collection, collections } from "#app/model/documents.ts";
import { WrongCursorError } from "#app/model/ports.ts";
import type { FirestoreClient } from "./firestore-client.ts";
import { canBeId, fromKept, toName, toPosition, valueAt } from "./firestore-document.ts";
import { limitOf, readCursor, writeCursor } from "./paging.ts";
import { type QueriedFields, queriedLists, queriedTogether } from "./queried-fields.ts";
import type { RawCondition, RawPage, RawQuery } from "./raw-store.ts";

const comparisons: Readonly<Record<RawCondition["is"], WhereFilterOp>> = {
	"=": "==",
	"<": "<",
	"<=": "<=",
	">": ">",
	">=": ">=",
	has: "array-contains",
};

/** Translates raw queries to Firestore queries. */
export function firestoreQueries({ sdk, database }: FirestoreClient, queried: QueriedFields) {
	const byId = sdk.FieldPath.documentId();

	/** Returns the path at which a queried field is stored. */
	function pathTo(collection: Collection, field: string) {
		if (!queried[collection].includes(field))
			throw new Error(`Documents of ${collection} are not queried by "${field}".`);
		return new sdk.FieldPath("fields", ...field.split("."));
	}

	function matching(collection: Collection, where: readonly RawCondition[] = []): FirestoreQuery {
		if (!collections.includes(collection)) throw new Error(`There is no collection "${collection}".`);
		return where.reduce<FirestoreQuery>((query, { field, is, value }) => {
			const wanted = toPosition(value);
			if (!comparisons[is] || wanted === null) throw new Error(`The condition on "${field}" makes no sense.`);
			return query.where(pathTo(collection, field), comparisons[is], wanted);
		}, database.collection(collection));
	}

	/** Firestore requires the first sort field to be the one with a range comparison: it is the default order. */
	function orderOf({ orderBy, where = [] }: RawQuery): RawQuery["orderBy"] {
		const compared = where.find(({ is }) => is !== "=" && is !== "has");
		return orderBy ?? (compared && { field: compared.field, direction: "ascending" });
	}

	/** Firestore itself rejects such a query without an index; emulators accept it and would hide the missing index. */
	function refuseWithoutIndex(
		collection: Collection,
		order: NonNullable<RawQuery["orderBy"]>,
		{ where = [] }: RawQuery,
	): void {
		const equal = where.filter(({ field, is }) => (is === "=" && field !== order.field) || is === "has");
		const isListed = (field: string) =>
			order.direction === "descending" &&
			queriedLists.some((one) => one.collection === collection && one.list === field && one.sortedBy === order.field);
		const hasIndex = ({ field, is }: RawCondition) =>
			(is === "has" && isListed(field)) ||
			queriedTogether.some(
				(pair) =>
					pair.collection === collection &&
					pair.equal === field &&
					pair.sortedBy === order.field &&
					pair.direction === order.direction,
			);
		if (equal.length > 1 || !equal.every(hasIndex))
			throw new Error(`There is no index for ${collection} by ${equal.map(({ field }) => field)} and ${order.field}.`);
	}

	function select(collection: Collection, query: RawQuery): FirestoreQuery {
		const order = orderOf(query);
		if (order) refuseWithoutIndex(collection, order, query);
		const way = order?.direction === "descending" ? "desc" : "asc";
		const found = matching(collection, query.where);
		const sorted = order ? found.orderBy(pathTo(collection, order.field), way) : found;
		// One document more than the limit shows whether there is another page. Bytes are not selected.
		const selected = sorted
			.orderBy(byId, way)
			.limit(limitOf(query) + 1)
			.select("version", "json");
		if (query.cursor === undefined) return selected;
		const [position, id] = readCursor(query.cursor);
		if (!canBeId(id)) throw new WrongCursorError("No document has the id of the cursor");
		return order ? selected.startAfter(position, toName(id)) : selected.startAfter(toName(id));
	}

	function toPage(query: RawQuery, snapshot: Awaited<ReturnType<FirestoreQuery["get"]>>): RawPage {
		const documents = snapshot.docs.slice(0, limitOf(query)).map((one) => fromKept(one.id, one.data()));
		const last = snapshot.size > documents.length ? documents.at(-1) : undefined;
		const field = orderOf(query)?.field;
		const position = field ? toPosition(valueAt(last?.data, field)) : null;
		return { documents, cursor: last ? writeCursor(position, last.id) : null };
	}

	return { matching, select, toPage };
}
