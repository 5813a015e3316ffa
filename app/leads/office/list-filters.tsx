import { useState } from "react";
import { Form, Link, useSearchParams } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { leadChannels } from "#app/model/leads/lead-channel.ts";
import { leadKinds } from "#app/model/leads/lead-kind.ts";
import { leadStatuses } from "#app/model/leads/lead-status.ts";
import { quickFilters } from "#app/model/leads/quick-filters.ts";
import { SelectField } from "#app/ui/field.tsx";
import type { InboxData } from "../.server/office/inbox-view.ts";

/** The filters that are not among the quick ones. */
export function ListFilters({ inbox: { filter, services, members, member, quick } }: { inbox: InboxData }) {
	const { words } = useStaffLanguage();
	const { filters, kinds, statuses, origin } = words.leads;
	const { service, kind, channel, status, assignee, unread } = filter;
	const active = [service, kind, channel, status, assignee, unread || null, quick].filter(
		(value) => value !== null,
	).length;
	const [isOpen, setOpen] = useState(false);
	const [query] = useSearchParams();
	const folder = query.get("vue");
	return (
		<details className="inbox-filters" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary title={words.inbox.quick.more}>
				<OfficeIcon name="filter" />
				<span className="sr-only">
					{filters.summary}
					{active > 0 && ` (${filters.active(active)})`}
				</span>
				{active > 0 && <span className="inbox-filters-count">{active}</span>}
			</summary>
			<Form
				// Other filters are other default values.
				key={JSON.stringify([filter, quick])}
				action="/admin"
				className="grid gap-4 px-4 pb-5 sm:grid-cols-2 xl:px-6"
				onSubmit={() => setOpen(false)}
			>
				{filter.search && <input type="hidden" name="q" value={filter.search} />}
				{folder && <input type="hidden" name="vue" value={folder} />}
				<SelectField name="service" label={filters.service} defaultValue={filter.service ?? ""}>
					<option value="">{filters.anyService}</option>
					{services.map(({ name, label }) => (
						<option key={name} value={name}>
							{label}
						</option>
					))}
				</SelectField>
				<SelectField name="responsable" label={filters.assignee} defaultValue={filter.assignee ?? ""}>
					<option value="">{filters.anybody}</option>
					<option value="nobody">{filters.nobody}</option>
					{members.map(({ id, name }) => (
						<option key={id} value={id}>
							{id === member ? `${filters.me} (${name})` : name}
						</option>
					))}
				</SelectField>
				<SelectField name="genre" label={filters.kindLabel} defaultValue={filter.kind ?? ""}>
					<option value="">{filters.anyKind}</option>
					{leadKinds.map((kind) => (
						<option key={kind} value={kind}>
							{kinds[kind]}
						</option>
					))}
				</SelectField>
				<SelectField name="canal" label={origin.channel} defaultValue={filter.channel ?? ""}>
					<option value="">{origin.anyChannel}</option>
					{leadChannels.map((each) => (
						<option key={each} value={each}>
							{origin.channels[each]}
						</option>
					))}
				</SelectField>
				<SelectField name="statut" label={filters.status} defaultValue={filter.status ?? ""}>
					<option value="">{filters.anyStatus}</option>
					{leadStatuses.map((status) => (
						<option key={status} value={status}>
							{statuses[status]}
						</option>
					))}
				</SelectField>
				<Check name="nonlues" value="1" isOn={filter.unread} label={filters.unread} />
				<Check
					name="filtre"
					value={quickFilters.outOfArea}
					isOn={quick === "outOfArea"}
					label={words.inbox.quick.outOfArea}
				/>
				{/* The first value counts: the box above replaces another quick filter. */}
				{quick && quick !== "outOfArea" && <input type="hidden" name="filtre" value={quickFilters[quick]} />}
				<div className="flex flex-wrap gap-3 sm:col-span-2">
					<button type="submit" className="button" data-look="dark">
						{filters.apply}
					</button>
					{active > 0 && (
						<Link to="/admin" className="button" data-look="light">
							{filters.reset}
						</Link>
					)}
				</div>
			</Form>
		</details>
	);
}

function Check({ name, value, isOn, label }: { name: string; value: string; isOn: boolean; label: string }) {
	return (
		<label className="flex min-h-11 items-center gap-3">
			<input type="checkbox" name={name} value={value} defaultChecked={isOn} className="size-5 accent-teal-700" />
			{label}
		</label>
	);
}
