import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { historyPath, settingsPages } from "#app/admin/settings-pages.ts";
import { FormNotice, PageHead } from "#app/admin/ui/form-parts.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { SettingsTabs } from "#app/admin/ui/settings-tabs.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatMoney } from "#app/locale/format.ts";
import { type PromotionState, promotionState } from "#app/model/estimate/promotion.ts";
import { formatDate } from "#app/time/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { hasDraft, readFactStates } from "../../.server/fact-states.ts";
import { promotionPart } from "../../.server/parts/promotion-parts.ts";

export const meta = officeMeta((words) => words.settings.names.promotions);

const groups = ["running", "coming", "new", "ended"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, "editor", "administrator");
	const { store, clock } = context.get(servicesContext);
	const found = await readFactStates(store);
	const now = clock.now();
	const published = new Set(found.published.promotions.map(({ code }) => code));
	const items = found.draft.promotions.map((promotion) => {
		const { code, amount, starts, ends, words } = promotion;
		const group: PromotionState | "new" = published.has(code) ? promotionState(promotion, now) : "new";
		const waits = hasDraft(promotionPart(code), found);
		return { code, amount, starts, ends, name: words[locale].name, group, waits };
	});
	const notice = new URL(request.url).searchParams.get("avis");
	return {
		groups: groups.map((group) => ({ group, items: items.filter((item) => item.group === group) })),
		notice: (["removed", "discarded"] as const).find((each) => each === notice) ?? null,
	};
}

export default function Promotions() {
	const { groups: shown, notice } = useLoaderData<typeof loader>();
	const { settings } = useStaffLanguage().words;
	const own = settings.promotions;
	return (
		<>
			<SettingsTabs />
			<PageHead title={settings.names.promotions}>{settings.leads.promotions}</PageHead>
			{notice && <FormNotice>{settings.notices[notice]}</FormNotice>}
			<div className="my-5 flex flex-wrap items-center gap-x-5 gap-y-2">
				<Link to={`${settingsPages.promotions}/nouvelle`} className="button" data-look="dark">
					<OfficeIcon name="plus" />
					{own.add}
				</Link>
				<Link to={historyPath("promotions")} className="office-action ml-auto">
					<OfficeIcon name="clock" />
					{settings.history.link}
				</Link>
			</div>
			<div className="grid gap-7">
				{shown
					.filter(({ group, items }) => group === "running" || items.length > 0)
					.map(({ group, items }) => (
						<section key={group} aria-labelledby={`promotions-${group}`}>
							<h2 id={`promotions-${group}`} className="mb-2.5">
								{own.groups[group]}
							</h2>
							{items.length === 0 ? (
								<p className="office-panel">{own.none}</p>
							) : (
								<ul className="overflow-hidden rounded-md bg-white shadow-[inset_0_0_0_1px_var(--color-line)]">
									{items.map((item) => (
										<PromotionItem key={item.code} {...item} />
									))}
								</ul>
							)}
						</section>
					))}
			</div>
		</>
	);
}

type Item = Awaited<ReturnType<typeof loader>>["groups"][number]["items"][number];

function PromotionItem({ code, amount, starts, ends, name, waits }: Item) {
	const { words, locale } = useStaffLanguage();
	const { promotions } = words.settings;
	const off = amount.kind === "fixed" ? formatMoney(amount.cents, locale) : `${amount.percent}\u00a0%`;
	return (
		<li className="border-line not-first:border-t">
			<Link
				to={`${settingsPages.promotions}/${encodeURIComponent(code)}`}
				className="flex items-center gap-4 px-5 py-3.5 hover:bg-mint-100"
			>
				<span className="grid min-w-0 grow gap-0.5">
					<span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
						<strong className="break-words font-semibold text-spruce">{name || code}</strong>
						{waits && <Badge tone="attention">{words.settings.draftWaits}</Badge>}
					</span>
					<span className="text-ink-600 text-small">
						<span className="tabular font-semibold text-ink">{off}</span> · {code} ·{" "}
						{promotions.period(formatDate(starts, locale), formatDate(ends, locale))}
					</span>
				</span>
				<span className="text-teal-700">
					<OfficeIcon name="next" />
				</span>
			</Link>
		</li>
	);
}
