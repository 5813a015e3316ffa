import { useRef } from "react";
import {
	type ActionFunctionArgs,
	data,
	Form,
	Link,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { PageHead } from "#app/admin/ui/form-parts.tsx";
import { useMemberRole } from "#app/admin/ui/member-role.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { newestCustomers, searchCustomers } from "../.server/customer-list.ts";
import { CustomerRows } from "./customer-rows.tsx";

export const meta = officeMeta((words) => words.customers.title);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = requireMember(context);
	const cursor = new URL(request.url).searchParams.get("suite") ?? undefined;
	const { store } = context.get(servicesContext);
	return { ...(await newestCustomers(store, member.locale, cursor)), isFirst: cursor === undefined };
}

/** The search is posted: a URL with a name, a number or an address would stay in histories and logs. */
export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context);
	const form = await readForm(request);
	const typed = String(form.get("q") ?? "")
		.trim()
		.slice(0, 100);
	const found = typed ? await searchCustomers(context.get(servicesContext).store, member.locale, typed) : null;
	return data({ typed, found }, { status: found ? 200 : 422 });
}

/** The customers, newest first, or those that a search found. */
export default function Customers() {
	const { customers, cursor, isFirst } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { customers: words } = useStaffLanguage().words;
	const role = useMemberRole();
	const found = answer?.found;
	const shown = found ? found.customers : customers;
	const isEmpty = !found && isFirst && !cursor;
	return (
		<>
			<PageHead title={words.title}>{words.lead}</PageHead>
			{role === "administrator" && (
				<Link to="/admin/clients/importations" className="button mb-5" data-look="light">
					<OfficeIcon name="download" />
					{words.importFile}
				</Link>
			)}
			<Search typed={answer?.typed ?? ""} isMissing={answer?.found === null} />
			<section aria-labelledby="customers-shown">
				<h2 id="customers-shown" className="mb-3">
					{found ? words.found(shown.length) : words.newest}
				</h2>
				<p role="status" className="sr-only">
					{found && words.found(shown.length)}
				</p>
				{shown.length > 0 ? (
					<CustomerRows customers={shown} />
				) : (
					<div className="office-panel">
						{isEmpty && <p className="font-semibold text-spruce">{words.empty}</p>}
						<p className="text-ink-600">{found ? words.noneHint : isEmpty ? words.emptyHint : words.noneHere}</p>
					</div>
				)}
				{found?.isMore && <p className="mt-3 text-ink-600">{words.more}</p>}
			</section>
			{!found && (cursor || !isFirst) && (
				<nav aria-label={words.title} className="mt-5 flex flex-wrap gap-3">
					{!isFirst && (
						<Link to="/admin/clients" className="button" data-look="light">
							{words.newer}
						</Link>
					)}
					{cursor && (
						<Link to={`?${new URLSearchParams({ suite: cursor })}`} className="button" data-look="light">
							{words.older}
						</Link>
					)}
				</nav>
			)}
		</>
	);
}

/** Not a kept form: no trace of the searched person stays in the browser. */
function Search({ typed, isMissing }: { typed: string; isMissing: boolean }) {
	const { search } = useStaffLanguage().words.customers;
	const field = useRef<HTMLInputElement>(null);
	/** The field keeps what is typed while an answer arrives, so only this empties it. */
	const empty = () => {
		if (field.current) field.current.value = "";
	};
	return (
		<search>
			<Form method="post" className="pick-search" noValidate>
				<label htmlFor="customers-q" className="font-semibold text-spruce">
					{search.label}
				</label>
				<p id="customers-hint" className="text-ink-600 text-small">
					{search.hint}
				</p>
				<div className="pick-row">
					<input
						ref={field}
						id="customers-q"
						type="search"
						name="q"
						className="field"
						defaultValue={typed}
						maxLength={100}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						enterKeyHint="search"
						aria-invalid={isMissing || undefined}
						aria-describedby={`customers-hint${isMissing ? " customers-error" : ""}`}
					/>
					<button type="submit" className="button" data-look="dark">
						{search.submit}
					</button>
					{typed && (
						<Link to="/admin/clients" className="button" data-look="light" onClick={empty}>
							{search.clear}
						</Link>
					)}
				</div>
				<FieldError id="customers-error">{isMissing ? search.missing : undefined}</FieldError>
			</Form>
		</search>
	);
}
