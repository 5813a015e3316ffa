import { Panel } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { columnNames, importColumns } from "#app/model/customers/import-columns.ts";

export function PrepareFile({ services }: { services: readonly string[] }) {
	const { words, locale } = useStaffLanguage();
	const { prepare } = words.imports;
	return (
		<Panel title={prepare.heading} text={prepare.text}>
			{/* A file, which the browser saves: not a page of the router. */}
			<a href="/admin/clients/importations/modele" download className="button mb-5 max-sm:w-full" data-look="light">
				{prepare.template}
			</a>
			<dl className="border-line border-b">
				{importColumns.map((column) => (
					<div
						key={column}
						className="grid gap-x-6 gap-y-0.5 border-line border-t py-2 sm:grid-cols-[11rem_minmax(0,1fr)]"
					>
						<dt className="font-semibold text-spruce">{columnNames[column][locale]}</dt>
						<dd className="text-small">
							{prepare.columns[column]}
							{column === "service" && ` ${prepare.services} ${services.join(", ")}.`}
						</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}
