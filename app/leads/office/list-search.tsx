import { Form, Link } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";

/** The `/` key focuses the field: see `keys.tsx`. */
export function ListSearch({ search }: { search: string }) {
	const { words } = useStaffLanguage();
	const own = words.leads.search;
	return (
		<Form role="search" action="/admin" className="office-search">
			<OfficeIcon name="search" />
			<input
				key={search}
				type="search"
				name="q"
				aria-label={own.label}
				placeholder={own.placeholder}
				defaultValue={search}
				maxLength={100}
				autoComplete="off"
				enterKeyHint="search"
			/>
			{search ? (
				<Link to="/admin" className="office-search-clear" aria-label={own.clear}>
					<OfficeIcon name="close" size={18} />
				</Link>
			) : (
				<span className="office-search-key scripted hidden lg:inline-block" aria-hidden="true">
					/
				</span>
			)}
			<button type="submit" className="sr-only">
				{own.submit}
			</button>
		</Form>
	);
}
