import { Form, Link, useSearchParams } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import type { FiguresData } from "../.server/figures-page.ts";

/** The URL has the period: links and a GET form change it, without a script. */
export function PeriodForm({ data: { period, typed, problem } }: { data: FiguresData }) {
	const words = useStaffLanguage().words.office.figures.period;
	const [query] = useSearchParams();
	const wrong = problem ? ({ "aria-invalid": true, "aria-describedby": "periode-error" } as const) : {};
	return (
		<section aria-label={words.label} className="mb-5 grid gap-4 print:hidden">
			<nav aria-label={words.label} className="flex flex-wrap gap-2">
				{Object.entries(words.names).map(([name, label]) => (
					<Link
						key={name}
						to={`?periode=${name}`}
						preventScrollReset
						className="office-subtab"
						aria-current={name === period.name && !problem ? "page" : undefined}
					>
						{label}
					</Link>
				))}
			</nav>
			{/* Other days after a preset are other fields, not a correction of what was typed. */}
			<Form key={`${typed.from} ${typed.to} ${period.name}`} method="get" className="flex flex-wrap items-end gap-3">
				<TextField
					id="du"
					name="du"
					type="date"
					label={words.from}
					defaultValue={problem ? typed.from : period.from}
					required
					{...wrong}
				/>
				<TextField
					id="au"
					name="au"
					type="date"
					label={words.to}
					defaultValue={problem ? typed.to : period.to}
					required
					{...wrong}
				/>
				<Button type="submit" look="light">
					{words.show}
				</Button>
				<a href={`/admin/chiffres/fichier?${query}`} className="office-action min-h-11 sm:ml-auto" download>
					<OfficeIcon name="download" />
					{words.download}
				</a>
				<div role="alert" className="basis-full empty:hidden">
					<FieldError id="periode-error">{problem ? words.problems[problem] : undefined}</FieldError>
				</div>
			</Form>
		</section>
	);
}
