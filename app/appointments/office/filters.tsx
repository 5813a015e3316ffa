import { useState } from "react";
import { Form, Link, useNavigate, useNavigation } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { activeFilters, agendaPath, agendaStatuses } from "#app/model/appointments/agenda-query.ts";
import { SelectField } from "#app/ui/field.tsx";
import type { AgendaData } from "../.server/office/agenda-view.ts";
import { CrewDot } from "./crew-dot.tsx";

const noFilters = { status: null, service: null, area: null, noStreet: false } as const;

/** A box for each crew: it takes effect when it is pressed, and without JavaScript with the button after them. */
export function CrewToggles({ agenda: { crews, query } }: { agenda: AgendaData }) {
	const { words } = useStaffLanguage();
	const navigate = useNavigate();
	const pending = useNavigation().location;
	if (crews.length < 2) return null;
	const asked = pending?.pathname === "/admin/agenda" ? new URLSearchParams(pending.search).getAll("equipe") : null;
	const isOn = (id: string, isShown: boolean) => (asked ? asked.length === 0 || asked.includes(id) : isShown);
	const toggle = (id: string) => {
		const chosen = crews.filter((crew) => (crew.id === id ? !crew.isShown : crew.isShown)).map((crew) => crew.id);
		const all = chosen.length === crews.length;
		void navigate(agendaPath(query, { crews: all ? [] : chosen }), { preventScrollReset: true, replace: true });
	};
	return (
		<Form action="/admin/agenda" className="agenda-crews">
			<KeptFields query={query} names={["vue", "jour", "statut", "service", "secteur", "sans-adresse"]} />
			<fieldset>
				<legend className="sr-only">{words.agenda.crews}</legend>
				{crews.map(({ id, name, colour, isShown }) => (
					<label key={id} className="agenda-crew">
						<input type="checkbox" name="equipe" value={id} checked={isOn(id, isShown)} onChange={() => toggle(id)} />
						<CrewDot colour={colour} />
						{name}
					</label>
				))}
			</fieldset>
			<button type="submit" className="button no-script" data-look="dark">
				{words.agenda.filters.apply}
			</button>
		</Form>
	);
}

/** The filters that hide appointments, in a panel below their button. */
export function MoreFilters({
	agenda: { query, services, areas },
	view,
}: {
	agenda: AgendaData;
	view: "week" | "day";
}) {
	const { filters, statuses } = useStaffLanguage().words.agenda;
	const [isOpen, setOpen] = useState(false);
	const active = activeFilters(query);
	return (
		<details className="agenda-filters" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary className="agenda-tool" data-on={active > 0 || undefined}>
				<OfficeIcon name="filter" size={18} />
				<span className="agenda-label">{filters.open}</span>
				{active > 0 && (
					<span className="agenda-filters-count">
						<span aria-hidden="true">{active}</span>
						<span className="sr-only"> ({filters.active(active)})</span>
					</span>
				)}
			</summary>
			<Form
				key={agendaPath(query)}
				action="/admin/agenda"
				className="agenda-filters-panel"
				aria-label={filters.label}
				preventScrollReset
				onSubmit={() => setOpen(false)}
			>
				<KeptFields query={{ ...query, view }} names={["vue", "jour", "equipe"]} />
				<SelectField name="service" label={filters.service} defaultValue={query.service ?? ""}>
					<option value="">{filters.anyService}</option>
					{services.map(({ name, label }) => (
						<option key={name} value={name}>
							{label}
						</option>
					))}
				</SelectField>
				<SelectField name="statut" label={filters.status} defaultValue={query.status ?? ""}>
					<option value="">{filters.anyStatus}</option>
					{agendaStatuses.map((status) => (
						<option key={status} value={status}>
							{statuses[status]}
						</option>
					))}
				</SelectField>
				<SelectField name="secteur" label={filters.area} defaultValue={query.area ?? ""}>
					<option value="">{filters.anyArea}</option>
					{areas.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</SelectField>
				<label className="flex min-h-11 items-center gap-3">
					<input
						type="checkbox"
						name="sans-adresse"
						value="1"
						defaultChecked={query.noStreet}
						className="size-5 flex-none accent-teal-700"
					/>
					{filters.noStreet}
				</label>
				<button type="submit" className="button" data-look="dark">
					{filters.apply}
				</button>
				{active > 0 && (
					<Link
						to={agendaPath(query, noFilters)}
						className="button"
						data-look="light"
						preventScrollReset
						onClick={() => setOpen(false)}
					>
						{filters.reset}
					</Link>
				)}
			</Form>
		</details>
	);
}

/** What the form does not ask for stays in the address. */
function KeptFields({ query, names }: { query: AgendaData["query"]; names: readonly string[] }) {
	const kept = [...new URL(agendaPath(query), "http://localhost").searchParams].filter(([name]) =>
		names.includes(name),
	);
	return kept.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
