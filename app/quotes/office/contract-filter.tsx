import { Form, Link } from "react-router";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { Button } from "../../ui/button.tsx";
import { FieldError, TextField } from "../../ui/field.tsx";
import type { TypedDays } from "../.server/office/contract-days.ts";

/** The URL has the search and the days: a GET form, which works without a script. */
export function ContractFilter({ days, search }: { days: TypedDays; search: string }) {
	const { contracts: words } = useStaffLanguage().words;
	const wrong = days.problem ? ({ "aria-invalid": true, "aria-describedby": "days-error" } as const) : {};
	return (
		<Form
			key={`${search} ${days.from} ${days.to}`}
			method="get"
			noValidate
			className="grid gap-4 print:hidden sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_11rem_11rem_auto] lg:items-end"
		>
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
				className="sm:col-span-2 lg:col-span-1"
			/>
			<TextField id="du" name="du" type="date" label={words.from} defaultValue={days.from} {...wrong} />
			<TextField id="au" name="au" type="date" label={words.to} defaultValue={days.to} {...wrong} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" look="dark" className="max-sm:grow">
					{words.show}
				</Button>
				{(search || days.from || days.to) && (
					<Link to="/admin/contrats" className="button max-sm:grow" data-look="light">
						{words.all}
					</Link>
				)}
			</div>
			<div role="alert" className="empty:hidden sm:col-span-full">
				<FieldError id="days-error">{days.problem ? words.problems[days.problem] : undefined}</FieldError>
			</div>
		</Form>
	);
}
