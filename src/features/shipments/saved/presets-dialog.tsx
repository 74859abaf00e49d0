import { useState } from 'react';
import type { ParcelPreset } from '../../../api/generated/model/parcel-preset.ts';
import {
  listParcelPresets,
  useDeleteParcelPreset,
} from '../../../api/generated/presets/presets.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { DimensionsText } from '../../../ui/text/dimensions-text.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { WeightText } from '../../../ui/text/weight-text.tsx';
import { PresetEditor } from './preset-editor.tsx';
import type { PresetValues } from './preset-values.ts';
import { SavedDialog } from './saved-dialog.tsx';
import { SavedList } from './saved-list.tsx';
import { SavedRow } from './saved-row.tsx';
import { useDeleteSaved } from './use-delete-saved.ts';

interface PresetsDialogProps {
  /** The parcel in the form, for a new one. */
  parcel: PresetValues;
  onTake: (preset: ParcelPreset) => void;
  onClose: () => void;
}

/** The saved parcels: use one for this shipment, or manage them. */
export function PresetsDialog({ parcel, onTake, onClose }: PresetsDialogProps) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const [edited, setEdited] = useState<ParcelPreset | 'new' | null>(null);
  const deletion = useDeleteSaved<ParcelPreset, { presetId: string }>({
    mutation: useDeleteParcelPreset(),
    variables: ({ id }) => ({ presetId: id }),
    nameOf: ({ name }) => name,
  });
  const toList = () => {
    setEdited(null);
  };

  if (edited) {
    return (
      <SavedDialog
        title={text(`shipments.saved.preset.${edited === 'new' ? 'new' : 'edit'}`)}
        onBack={toList}
        onClose={onClose}
      >
        <PresetEditor
          id={edited === 'new' ? null : edited.id}
          values={edited === 'new' ? parcel : edited}
          onDone={toList}
        />
      </SavedDialog>
    );
  }
  return (
    <SavedDialog title={text('shipments.saved.presets')} onClose={onClose}>
      <SavedList<ParcelPreset>
        operation="listParcelPresets"
        load={listParcelPresets}
        searchLabel={text('shipments.saved.presets.search')}
        emptyTitle={text('shipments.saved.presets.none')}
        emptyLead={text('shipments.saved.presets.lead')}
        action={
          <Button
            variant="outline"
            startIcon={<PlusIcon size={16} />}
            onClick={() => {
              setEdited('new');
            }}
          >
            {text('shipments.saved.preset.new')}
          </Button>
        }
      >
        {(preset) => (
          <SavedRow
            name={preset.name}
            paused={preset.is_paused}
            facts={
              <>
                <WeightText grams={preset.weight} unit={preset.weight_unit} />
                <Separator />
                <DimensionsText
                  length={preset.length}
                  width={preset.width}
                  height={preset.height}
                  unit={preset.dimension_unit}
                />
                <Separator />
                {nameOf('packaging_type', preset.packaging_type)}
              </>
            }
            onTake={() => {
              onTake(preset);
            }}
            onEdit={() => {
              setEdited(preset);
            }}
            onDelete={() => {
              deletion.ask(preset);
            }}
          />
        )}
      </SavedList>
      {deletion.dialog}
    </SavedDialog>
  );
}
