/** The options of a game from elsewhere, made from nothing but its schema. */
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import OptionsForm from '$/table/options/OptionsForm.svelte'
import { inWords } from '$/table/options/schema'

const schema = {
  properties: {
    nest: { enum: [2, 3], default: 2, title: 'Trinkets in a nest', description: '', 'x-labels': { '2': 'two', '3': 'three' } },
    lantern: { enum: ['dim', 'bright'], default: 'dim', title: 'Lantern', description: '' },
  },
}

test('a choice among numbers is a number', async () => {
  const onchange = vi.fn()
  render(OptionsForm, { schema, values: {}, onchange })
  const nest = screen.getByLabelText<HTMLSelectElement>('Trinkets in a nest')
  expect(nest.value).toBe('2')
  await userEvent.selectOptions(nest, 'three')
  expect(onchange).toHaveBeenLastCalledWith({ nest: 3 })
  await userEvent.selectOptions(screen.getByLabelText('Lantern'), 'bright')
  expect(onchange).toHaveBeenLastCalledWith({ lantern: 'bright' })
  expect(inWords(schema, { nest: 3 }).map(({ title, value }) => [title, value])).toEqual([['Trinkets in a nest', 'three']])
})
