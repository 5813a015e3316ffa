import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { FormNotice, PageHead } from "#app/admin/ui/form-parts.tsx";
import { SettingsTabs } from "#app/admin/ui/settings-tabs.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type PromotionState, promotionState } from "#app/model/estimate/promotion.ts";
import { promotionAmount } from "#app/model/estimate/promotion-amount.ts";
import { formatDate } from "#app/time/format.ts";
import { hasDraft, readFactStates } from "../../.server/fact-states.ts";
import { promotionPart } from "../../.server/parts/promotion-parts.ts";
import { PartList } from "./part-list.tsx";

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
			<PartList
				setting="promotions"
				newPart="nouvelle"
				add={own.add}
				none={own.none}
				groups={shown.map(({ group, items }) => ({
					group,
					heading: own.groups[group],
					items: items.map((item) => ({
						id: item.code,
						name: item.name || item.code,
						text: <Offer {...item} />,
						waits: item.waits,
					})),
				}))}
			/>
		</>
	);
}

type Item = Awaited<ReturnType<typeof loader>>["groups"][number]["items"][number];

function Offer({ code, amount, starts, ends }: Item) {
	const { words, locale } = useStaffLanguage();
	const { promotions } = words.settings;
	return (
		<>
			<span className="tabular font-semibold text-ink">{promotionAmount({ amount }, locale)}</span> · {code} ·{" "}
			{promotions.period(formatDate(starts, locale), formatDate(ends, locale))}
		</>
	);
}
