import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatHourAt } from "#app/time/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import type { PhotoCounts } from "./photo-list.ts";
import type { QueuedForm } from "./queue/queue-item.ts";

interface DoneBarProps {
	counts: PhotoCounts;
	/** The form that waits on the device. */
	queued: QueuedForm | null;
	isSending: boolean;
	isOffline: boolean;
	onChange: () => void;
}

/** The bar at the bottom: how many photos have arrived, and the button, which never waits for them. */
export function DoneBar({ counts: { received, all }, queued, isSending, isOffline, onChange }: DoneBarProps) {
	const { words, locale } = useStaffLanguage();
	const { bar } = words.doneForm;
	return (
		<div className="done-bar">
			{queued ? (
				<p role="status">
					<OfficeIcon name="save" size={18} />
					<span>
						{isSending
							? bar.sending
							: bar.kept(formatHourAt(new Date(queued.at).toISOString(), locale), all - received)}
					</span>
				</p>
			) : (
				all > 0 && (
					<p>
						<progress max={all} value={received} aria-label={words.doneForm.photos.title} />
						<span className="tabular whitespace-nowrap">{bar.progress(received, all)}</span>
					</p>
				)
			)}
			{queued && !isSending ? (
				<Button look="light" onClick={onChange}>
					{bar.change}
				</Button>
			) : (
				<Button type="submit" look="primary" busy={isSending}>
					<OfficeIcon name="check" />
					{isOffline ? bar.later : bar.submit}
				</Button>
			)}
		</div>
	);
}
