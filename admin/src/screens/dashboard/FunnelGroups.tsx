import { type DashboardFigures, FIGURE_GROUPS, type FigureGroup, FUNNEL_STEPS } from '@prospectus/contract';
import { Card, DataTable, Grid, Heading, Link, Select, Stack, Text } from '@prospectus/design-system';

import { useText } from '../../texts/language-context.ts';
import { stepHref } from './lead-links.ts';
import { useFigureTexts } from './use-figure-texts.ts';

export function FunnelGroups({
  figures,
  by,
  onChoose,
}: {
  figures: DashboardFigures;
  by: FigureGroup;
  onChoose: (by: string) => void;
}) {
  const text = useText();
  const say = useFigureTexts();
  const title = text('figures.groupTable', { by: text(`figures.groups.${by}`) });
  return (
    <Card as="section">
      <Stack gap={2}>
        <Grid min={220} gap={2} align="end">
          <Heading level={2} size="h5">
            {title}
          </Heading>
          <Select
            label={text('figures.by')}
            value={by}
            options={FIGURE_GROUPS.map((group) => ({ value: group, label: text(`figures.groups.${group}`) }))}
            onChange={(event) => onChoose(event.target.value)}
          />
        </Grid>
        <DataTable
          dense
          caption={title}
          captionHidden
          columns={[
            { key: 'group', label: text(`figures.groups.${by}`) },
            ...FUNNEL_STEPS.map((step) => ({ key: step, label: text(`figures.steps.${step}`), align: 'end' as const })),
          ]}
          rows={figures.groups.map(({ value, steps }) => ({
            group: say.group(by, value),
            ...Object.fromEntries(
              FUNNEL_STEPS.map((step) => {
                const count = steps[step] ?? null;
                return [
                  step,
                  count === null ? (
                    '–'
                  ) : (
                    <Link key={step} href={stepHref(figures, step, { by, value })}>
                      {say.count(count)}
                    </Link>
                  ),
                ];
              }),
            ),
          }))}
          emptyText={text('figures.none')}
        />
        {(by === 'campaign' || by === 'programme') && (
          <Text size="small" tone="muted">
            {text('figures.notCounted')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
