/** The query parameters of the list, which stay in the URL when a lead is opened. */
export function listQuery(query: URLSearchParams): string {
	return queryText(kept(query));
}

/** The list's query with other values; null removes a parameter. Another filter starts at the first page again. */
export function changedQuery(query: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
	const next = kept(query);
	if (!("suite" in changes)) next.delete("suite");
	for (const [name, value] of Object.entries(changes)) {
		if (value === null) next.delete(name);
		else next.set(name, value);
	}
	return queryText(next);
}

/** Without what belongs to the open lead or to the page about several leads. */
function kept(query: URLSearchParams): URLSearchParams {
	const rest = new URLSearchParams(query);
	for (const name of ["volet", "version", "modele", "restees", "reservees", "jour", "de", "equipe", "des"])
		rest.delete(name);
	return rest;
}

function queryText(query: URLSearchParams): string {
	return query.size > 0 ? `?${query}` : "";
}
