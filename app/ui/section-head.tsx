import { TextLink } from "./button.tsx";

export function SectionHead({
	id,
	heading,
	lead,
	link,
}: {
	id: string;
	heading: string;
	lead?: string;
	link?: { to: string; label: string };
}) {
	return (
		<div className="grid-12 mb-7 items-end gap-y-3! lg:mb-12">
			<h2 id={id} className="lg:col-span-7">
				{heading}
			</h2>
			{lead && <p className="lead lg:col-span-5">{lead}</p>}
			{link && (
				<div className="lg:col-span-5 lg:text-right">
					<TextLink to={link.to}>{link.label}</TextLink>
				</div>
			)}
		</div>
	);
}
