import type { LoaderFunctionArgs } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { download } from "#app/admin/.server/download.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { columnNames, importColumns } from "#app/model/customers/import-columns.ts";
import { csvOf, separators } from "#app/model/text/csv.ts";

/** A file with the header alone. Spreadsheets of Québec split at semicolons. */
export function loader({ context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, "administrator");
	const header = importColumns.map((column) => columnNames[column][locale]);
	const { clock } = context.get(servicesContext);
	const name = locale === "fr" ? "modele-clients" : "customers-template";
	return download(csvOf([header], separators[locale]), "text/csv", name, clock.now());
}
