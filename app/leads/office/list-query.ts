import type { LeadPanel } from "#app/admin/paths.ts";

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

/** The list's query with an open panel of the lead. `values` are those that the panel starts with. */
export function panelQuery(
	query: URLSearchParams,
	panel: LeadPanel,
	values: Readonly<Record<string, string>> = {},
): string {
	return `?${new URLSearchParams([...kept(query), ...Object.entries({ volet: panel, ...values })])}`;
}

/** Without what belongs to the open lead, to the page of bulk changes or to the board. */
function kept(query: URLSearchParams): URLSearchParams {
	const rest = new URLSearchParams(query);
	for (const name of [
		"volet",
		"version",
		"modele",
		"restees",
		"reservees",
		"jour",
		"de",
		"equipe",
		"des",
		"carte",
		"vers",
	])
		rest.delete(name);
	return rest;
}

function queryText(query: URLSearchParams): string {
	return query.size > 0 ? `?${query}` : "";
}
