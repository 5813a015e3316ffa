import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { requireMember } from "./.server/require-member.ts";
import { sectionsFor } from "./sections.ts";
import { PageHead } from "./ui/form-parts.tsx";
import { OfficeIcon } from "./ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "./ui/staff-language.tsx";

export const meta = officeMeta((words) => words.home.title);

export function loader({ context }: LoaderFunctionArgs) {
	const { name, role } = requireMember(context);
	return { name, role };
}

/** The start of the day: where to go. The inbox takes this place. */
export default function Home() {
	const { name, role } = useLoaderData<typeof loader>();
	const { words } = useStaffLanguage();
	const { home } = words;
	return (
		<>
			<PageHead title={home.hello(name)}>{home.lead}</PageHead>
			<ul className="overflow-hidden rounded-md bg-white shadow-[inset_0_0_0_1px_var(--color-line)]">
				{sectionsFor(role).map((section) =>
					section.name === "home" ? null : (
						<li key={section.name} className="border-line not-first:border-t">
							<Link to={section.path} className="flex min-h-16 items-center gap-4 px-5 py-3 hover:bg-mint-100">
								<OfficeIcon name={section.icon} />
								<span className="grid">
									<strong className="font-semibold text-spruce">{words.sections[section.name]}</strong>
									<span className="text-ink-600 text-small">{home.about[section.name]}</span>
								</span>
								<span className="ml-auto text-teal-700">
									<OfficeIcon name="next" />
								</span>
							</Link>
						</li>
					),
				)}
			</ul>
		</>
	);
}
