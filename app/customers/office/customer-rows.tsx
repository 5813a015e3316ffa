import { Link } from "react-router";
import { customerPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { CustomerSummary } from "#app/leads/.server/customers/customer-summary.ts";

type Row = Pick<CustomerSummary, "lead" | "name" | "count" | "last" | "phones" | "emails">;

/** Customers as links to their pages, or to `pathOf` the customer. `noteOf` says why one is listed. */
export function CustomerRows<Customer extends Row>({
	customers,
	pathOf = ({ lead }) => customerPath(lead),
	noteOf,
}: {
	customers: readonly Customer[];
	pathOf?: (customer: Customer) => string;
	noteOf?: (customer: Customer) => string;
}) {
	const { customers: words } = useStaffLanguage().words;
	return (
		<ul className="pick-list">
			{customers.map((customer) => (
				<li key={customer.lead}>
					<Link to={pathOf(customer)}>
						<span className="pick-name">
							<bdi>{customer.name}</bdi>
						</span>
						<span className="pick-status">{noteOf?.(customer)}</span>
						<span className="pick-about">{words.about(customer.count, customer.last)}</span>
						<span className="pick-about [overflow-wrap:anywhere]">
							{[...customer.phones.map(({ text }) => text), ...customer.emails].join(", ")}
						</span>
						<OfficeIcon name="next" size={18} />
					</Link>
				</li>
			))}
		</ul>
	);
}
