import { Form, Link } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import type { TypedDays } from "../.server/office/contract-days.ts";

/** The URL has the search and the days: a GET form, which works without a script. Folded until it is used. */
export function ContractFilter({ days, search }: { days: TypedDays; search: string }) {
	const { contracts: words } = useStaffLanguage().words;
	const wrong = days.problem ? ({ "aria-invalid": true, "aria-describedby": "days-error" } as const) : {};
	const isUsed = Boolean(search || days.from || days.to);
	return (
		<details key={`${search} ${days.from} ${days.to}`} open={isUsed} className="print:hidden">
			<summary className="button w-fit cursor-pointer" data-look="light">
				<OfficeIcon name="search" />
				{words.find}
			</summary>
			<Form method="get" noValidate className="mt-4 grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
				<TextField
					id="q"
					name="q"
					type="search"
					label={words.search}
					hint={words.searchHint}
					defaultValue={search}
					maxLength={200}
					autoComplete="off"
					spellCheck={false}
					className="sm:col-span-full"
				/>
				<TextField id="du" name="du" type="date" label={words.from} defaultValue={days.from} {...wrong} />
				<TextField id="au" name="au" type="date" label={words.to} defaultValue={days.to} {...wrong} />
				<div className="flex flex-wrap gap-3">
					<Button type="submit" look="dark" className="max-sm:grow">
						{words.show}
					</Button>
					{isUsed && (
						<Link to="/admin/contrats" className="button max-sm:grow" data-look="light">
							{words.all}
						</Link>
					)}
				</div>
				<div role="alert" className="empty:hidden sm:col-span-full">
					<FieldError id="days-error">{days.problem ? words.problems[days.problem] : undefined}</FieldError>
				</div>
			</Form>
		</details>
	);
}
