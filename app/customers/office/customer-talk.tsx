import { Link } from "react-router";
import { leadPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { Part } from "#app/leads/office/part.tsx";
import type { CustomerData } from "../.server/customer-page.ts";

/** The messages of all leads, the newest last. */
export function CustomerTalk({ customer: { talk } }: { customer: CustomerData }) {
	const { talk: own } = useStaffLanguage().words.customers;
	const isCut = talk.items.length < talk.count;
	return (
		<Part title={own.title}>
			{talk.count === 0 && <p className="text-ink-600 text-small">{own.none}</p>}
			{isCut && (
				<p className="mb-3 flex flex-wrap items-center gap-x-5 text-ink-600 text-small">
					{own.last(talk.items.length)}
					<Link to="?messages=tous" preventScrollReset className="office-action">
						{own.all(talk.count)}
					</Link>
				</p>
			)}
			<ol className="grid gap-3">
				{talk.items.map((item) => (
					<li key={item.key}>
						<article className="conversation-item">
							<span className="conversation-mark" data-from={item.from}>
								<OfficeIcon name={item.icon} size={17} />
							</span>
							<div className="bubble" data-from={item.from} data-waits={item.waits || undefined}>
								<header className="flex-wrap gap-y-0!">
									<p className="min-w-0 break-words">
										<strong className="font-semibold text-spruce">{item.who}</strong>{" "}
										<span className="text-ink-600">{item.what}</span>
									</p>
									<span className="text-ink-600">
										{item.when},{" "}
										<Link to={leadPath(item.lead)} className="font-semibold text-teal-700 underline">
											{item.reference}
										</Link>
									</span>
								</header>
								{item.subject && <p className="font-semibold text-spruce">{item.subject}</p>}
								{item.text && <p className="whitespace-pre-line break-words">{item.text}</p>}
								{item.photos > 0 && <p className="text-ink-600 text-small">{own.photos(item.photos)}</p>}
							</div>
						</article>
					</li>
				))}
			</ol>
		</Part>
	);
}
